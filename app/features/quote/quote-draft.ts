import { fieldNames } from "#domain/lead-schema.ts";
import { quoteSchema } from "#domain/quote-form.ts";
import { FormDraft } from "#forms/form-draft.ts";

/** The contact form's fields by the names they are posted under (rule 8.4). */
export const quoteFields = ["name", "email", "phone", ...fieldNames(quoteSchema)] as const;

export type QuoteField = (typeof quoteFields)[number];

export const quoteDraft = new FormDraft("parsons-furniture-quote-draft", quoteFields);

/** Id of a field's control, for labels and the error summary. */
export function fieldId(name: string): string {
  return `quote-${name}`;
}

/** Answers to "How did you hear about us?", as posted. */
export const hearOptions = [
  "A friend or neighbor",
  "Google",
  "Facebook or Instagram",
  "TikTok",
  "I've bought from you before",
  "I drove past the shop",
  "Something else",
] as const;
