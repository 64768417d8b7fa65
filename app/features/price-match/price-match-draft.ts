import { fieldNames } from "#domain/lead-schema.ts";
import { priceMatchSchema } from "#domain/price-match-form.ts";
import { FormDraft } from "#forms/form-draft.ts";

/** The form's fields by the names they are posted under (rule 12.3), without the file. */
export const priceMatchFields = [
  ...fieldNames(priceMatchSchema),
  "name",
  "email",
  "phone",
] as const;

export type PriceMatchField = (typeof priceMatchFields)[number];

export const priceMatchDraft = new FormDraft(
  "parsons-furniture-price-match-draft",
  priceMatchFields,
);

/** Id of a field's control, for labels and the error summary. */
export function fieldId(name: string): string {
  return `price-match-${name}`;
}
