import { type Language, languageCodes } from "#domain/language.ts";

const inEnglish = new Intl.DisplayNames("en", { type: "language" });

/** What staff call the languages in which shoppers are written to. */
export const languageNames = Object.fromEntries(
  languageCodes.map((code) => [code, inEnglish.of(code) ?? code]),
) as Readonly<Record<Language, string>>;

/** ` in Spanish`, after what is in another language than the desk; nothing for English. */
export function inLanguage(language: Language): string {
  return language === "en" ? "" : ` in ${languageNames[language]}`;
}
