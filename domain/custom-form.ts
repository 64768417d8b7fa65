import { nameRule, phoneOrEmailProblems } from "./contact-format.ts";
import { formLimits } from "./form-limits.ts";
import { type FormProblems, formProblems, textProblems } from "./form-problems.ts";
import type { TextRule } from "./text-field.ts";

/** What somebody would like us to find (rule 9.2). */
export const lookingForRule: TextRule = {
  label: "what you are looking for",
  max: formLimits.lookingFor,
  multiline: true,
};

/**
 * What is wrong with a custom request before it is sent (rule 9.2): a name and one of phone or
 * email are required. The server judges again by the same rules.
 */
export function customProblems(typed: (field: string) => string): FormProblems {
  return formProblems([
    ...textProblems(typed, { lookingFor: lookingForRule, name: nameRule }),
    ...phoneOrEmailProblems(typed("phone"), typed("email")),
  ]);
}
