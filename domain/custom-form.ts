import { nameRule, phoneOrEmailProblems } from "./contact-format.ts";
import { formLimits } from "./form-limits.ts";
import { type FormProblems, formProblems, textProblems } from "./form-problems.ts";
import type { TextRule } from "./text-field.ts";

/** The rule of the field for what the shopper is looking for (rule 9.2). */
export const lookingForRule: TextRule = {
  label: "what you are looking for",
  max: formLimits.lookingFor,
  multiline: true,
};

/**
 * The errors of a custom request (rule 9.2): a name and one of phone or email are required. The
 * server checks the same rules again.
 */
export function customProblems(typed: (field: string) => string): FormProblems {
  return formProblems([
    ...textProblems(typed, { lookingFor: lookingForRule, name: nameRule }),
    ...phoneOrEmailProblems(typed("phone"), typed("email")),
  ]);
}
