import { pathIn } from "#domain/addresses/path-in.ts";
import { type Language, languageCodes } from "#domain/language.ts";

/** The address of a page in every language, the English one first; any other stays as it is. */
export function inEveryLanguage(english: string): string[] {
  return [...new Set(languageCodes.map((language) => pathIn(language, english)))];
}

/** The language whose turn it is. */
export function languageOfTurn(turn: number): Language {
  return languageCodes[turn % languageCodes.length] ?? "en";
}
