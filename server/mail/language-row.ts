import type { Language } from "#domain/language.ts";
import type { EmailRow } from "./lead-summary.ts";

/** What the shop calls the languages that its own emails and lists name. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", es: "Spanish" };

/** The row of an email to the shop that says in which language to answer; none for English. */
export function languageRows(language: Language): EmailRow[] {
  return language === "en" ? [] : [{ label: "Language", value: languageNames[language] }];
}
