import type { Language } from "#domain/language.ts";
import { addressesIn } from "./every-table.ts";
import { fromEnglish } from "./translate.ts";

/**
 * The address of a page in a language, from its English one, with or without query and section; an
 * address that is no page's stays as it is.
 */
export function pathIn(language: Language, english: string): string {
  return fromEnglish(english, addressesIn[language]) ?? english;
}
