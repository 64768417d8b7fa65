import { join } from "node:path";
import type { Language } from "#domain/language.ts";

/** The folder of the pages of one language, in the folder of a build. */
export function languageFolder(build: string, language: Language): string {
  return language === "en" ? build : join(build, language);
}
