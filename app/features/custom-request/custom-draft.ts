import { customSchema } from "#domain/custom-form.ts";
import { fieldNames } from "#domain/lead-schema.ts";
import { FormDraft } from "#forms/form-draft.ts";

/** The form's fields by the names they are posted under (rule 9.2). */
export const customFields = [...fieldNames(customSchema), "name", "phone", "email"] as const;

export type CustomField = (typeof customFields)[number];

/** One draft for the dialog and the page, so that nothing has to be typed twice. */
export const customDraft = new FormDraft("parsons-furniture-custom-draft", customFields);

/** Id of a field's control, for labels and the error summary. */
export function fieldId(name: string): string {
  return `custom-${name}`;
}
