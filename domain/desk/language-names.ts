import type { Language } from "#domain/language.ts";

/** What staff call the languages in which shoppers are written to. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", es: "Spanish" };

/** ` in Spanish`, after what is in another language than the desk; nothing for English. */
export function inLanguage(language: Language): string {
  return language === "en" ? "" : ` in ${languageNames[language]}`;
}
