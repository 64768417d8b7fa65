import type { Language } from "#domain/language.ts";
import { addressesIn } from "./every-table.ts";
import { fromEnglish } from "./translate.ts";

/** The path of a page in a language, from its English one; a path that is no page's stays as it is. */
export function pathIn(language: Language, englishPath: string): string {
  return fromEnglish(englishPath, addressesIn[language]) ?? englishPath;
}
