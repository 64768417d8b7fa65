import { nameRule, phoneOrEmailProblems } from "./contact-format.ts";
import { formLimits } from "./form-limits.ts";
import { fieldProblems, formProblems } from "./form-problems.ts";
import type { LeadSchema } from "./lead-schema.ts";

/**
 * The fields of a custom request besides name, phone and email (rule 9.2); the page adds an input
 * and its label.
 */
export const customSchema = {
  lookingFor: {
    label: "lookingFor",
    max: formLimits.lookingFor,
    multiline: true,
    recordField: "looking_for",
  },
  /** Slug or title of a collection; any text, since an outdated page may name a removed one. */
  collection: {
    label: "collection",
    max: formLimits.collection,
    recordField: "collection",
  },
} as const satisfies LeadSchema;

/**
 * The errors of a custom request (rule 9.2): a name and one of phone or email are required. The
 * server checks the same rules again.
 */
export function customProblems(typed: (field: string) => string) {
  return formProblems([
    ...fieldProblems(typed, { ...customSchema, name: nameRule }),
    ...phoneOrEmailProblems(typed("phone"), typed("email")),
  ]);
}
