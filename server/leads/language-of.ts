import type { Language } from "#domain/language.ts";

/** The language in which a lead's shopper is written to: that of the form's address. */
export function languageOf(_lead: { reference: string }): Language {
  return "en";
}
