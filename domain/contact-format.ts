import { cleanLine } from "./clean-text.ts";
import { emailMessages, readEmail } from "./contact/email-address.ts";
import { phoneMessages, readPhone } from "./contact/phone-number.ts";
import { formLimits } from "./form-limits.ts";
import type { FormatRule } from "./lead-schema.ts";
import type { TextRule } from "./text-field.ts";

/** Messages for empty contact fields (rule 14.16). */
export const contactMessages = {
  name: "Please tell us your name.",
  email: emailMessages.missing,
  phone: phoneMessages.missing,
  either: "Please give us a phone number or an e-mail address so we can answer.",
} as const;

/** The rule of every form's name field. */
export const nameRule: TextRule = {
  label: "your name",
  max: formLimits.name,
  required: contactMessages.name,
};

/** The rule of an email field that must be filled in. */
export const emailRule: FormatRule = { problemOf: (typed) => emailProblem(typed, true) };

/** The rule of a phone field that must be filled in. */
export const phoneRule: FormatRule = { problemOf: (typed) => phoneProblem(typed, true) };

/** Whether a text has nothing visible. */
export function isBlank(typed: string): boolean {
  return cleanLine(typed) === "";
}

/** The error of an email field, if any; a blank one is an error only if required. */
export function emailProblem(typed: string, required: boolean): string | undefined {
  if (isBlank(typed)) return required ? contactMessages.email : undefined;
  const read = readEmail(typed);
  return "problem" in read ? read.problem : undefined;
}

/** The error of a phone field, if any; a blank one is an error only if required. */
export function phoneProblem(typed: string, required: boolean): string | undefined {
  if (isBlank(typed)) return required ? contactMessages.phone : undefined;
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
): (readonly [field: "phone" | "email", problem: string | undefined])[] {
  const neither = isBlank(phone) && isBlank(email);
  return [
    ["phone", neither ? contactMessages.either : phoneProblem(phone, false)],
    ["email", emailProblem(email, false)],
  ];
}
