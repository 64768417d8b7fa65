import { languageNames } from "#domain/desk/language-names.ts";
import type { Language } from "#domain/language.ts";
import type { EmailRow } from "./lead-summary.ts";

/** The row of an email to the shop that says in which language to answer; none for English. */
export function languageRows(language: Language): EmailRow[] {
  return language === "en" ? [] : [{ label: "Language", value: languageNames[language] }];
}
