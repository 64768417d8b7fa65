import { cleanLine } from "./clean-text.ts";
import { type EmailProblem, readEmail } from "./contact/email-address.ts";
import { type PhoneProblem, readPhone } from "./contact/phone-number.ts";
import type { FieldProblem } from "./field-problem.ts";
import { formLimits } from "./form-limits.ts";
import type { FormatRule } from "./lead-schema.ts";
import type { TextRule } from "./text-field.ts";

/** The rule of every form's name field (rule 14.16). */
export const nameRule = {
  label: "name",
  max: formLimits.name,
  required: "nameMissing",
} as const satisfies TextRule;

/** The rule of an email field that must be filled in. */
export const emailRule = {
  problemOf: (typed: string) => emailProblem(typed, true),
} satisfies FormatRule;

/** The rule of a phone field that must be filled in. */
export const phoneRule = {
  problemOf: (typed: string) => phoneProblem(typed, true),
} satisfies FormatRule;

/** Whether a text has nothing visible. */
export function isBlank(typed: string): boolean {
  return cleanLine(typed) === "";
}

/** The error of an email field, if any; a blank one is an error only if required. */
export function emailProblem(typed: string, required: boolean): EmailProblem | undefined {
  if (isBlank(typed)) return required ? { problem: "emailMissing" } : undefined;
  const read = readEmail(typed);
  return "problem" in read ? read.problem : undefined;
}

/** The error of a phone field, if any; a blank one is an error only if required. */
export function phoneProblem(typed: string, required: boolean): PhoneProblem | undefined {
  if (isBlank(typed)) return required ? { problem: "phoneMissing" } : undefined;
  const read = readPhone(typed);
  return "problem" in read ? read.problem : undefined;
}

/**
 * The errors of phone and email fields, one of which is required, as entries by field. If both are
 * blank, the error is at the phone.
 */
export function phoneOrEmailProblems(
  phone: string,
  email: string,
): (readonly [
  field: "phone" | "email",
  problem: EmailProblem | PhoneProblem | FieldProblem<"phoneOrEmailMissing"> | undefined,
])[] {
  const neither = isBlank(phone) && isBlank(email);
  return [
    ["phone", neither ? { problem: "phoneOrEmailMissing" } : phoneProblem(phone, false)],
    ["email", emailProblem(email, false)],
  ];
}
