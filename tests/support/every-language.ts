import { addressesIn } from "#domain/addresses/every-table.ts";
import { fromEnglish } from "#domain/addresses/translate.ts";
import { type Language, languageCodes } from "#domain/language.ts";

/** The address of the same page in the language; an address that is no page's stays as it is. */
export function addressIn(language: Language, english: string): string {
  return fromEnglish(english, addressesIn[language]) ?? english;
}

/** The address in every language, the English one first. */
export function inEveryLanguage(english: string): string[] {
  return [...new Set(languageCodes.map((language) => addressIn(language, english)))];
}

/** The language whose turn it is. */
export function languageOfTurn(turn: number): Language {
  return languageCodes[turn % languageCodes.length] ?? "en";
}
