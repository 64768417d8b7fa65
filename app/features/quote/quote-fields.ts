import { type QuoteText, quoteTextNames } from "#domain/quote-form.ts";

const contactFields = ["name", "email", "phone", "preferredContact"] as const;

export type QuoteField = (typeof contactFields)[number] | QuoteText;

/** The contact form's fields by the names they are posted under (rule 8.4). */
export const quoteFields: readonly QuoteField[] = [...contactFields, ...quoteTextNames];

/** Id of a field's control, for labels and the error summary. */
export function fieldId(name: string): string {
  return `quote-${name}`;
}
