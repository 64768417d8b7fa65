import { copyIn } from "#copy-in/refusals.ts";
import type { Language } from "#domain/language.ts";

/** Tells someone who sent too much when to try again. @param retryAfter seconds */
export function tooManyText(language: Language, retryAfter: number): string {
  return copyIn[language].tooMany({ minutes: Math.ceil(retryAfter / 60) });
}
