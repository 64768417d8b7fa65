import { cleanLine } from "./clean-text.ts";
import { emailMessages, readEmail } from "./contact/email-address.ts";
import { phoneMessages, readPhone } from "./contact/phone-number.ts";
import { formLimits } from "./form-limits.ts";
import type { TextRule } from "./text-field.ts";

/** What to say at a contact field that is empty (rule 14.16). */
export const contactMessages = {
  name: "Please tell us your name.",
  email: emailMessages.missing,
  phone: phoneMessages.missing,
  either: "Please give us a phone number or an e-mail address so we can answer.",
} as const;

/** The name every form asks for. */
export const nameRule: TextRule = {
  label: "your name",
  max: formLimits.name,
  required: contactMessages.name,
};

/** Whether nothing that can be seen was typed. */
export function isBlank(typed: string): boolean {
  return cleanLine(typed) === "";
}

/** What is wrong with an email field; a blank one is only where it is required. */
export function emailProblem(typed: string, required: boolean): string | undefined {
  if (isBlank(typed)) return required ? contactMessages.email : undefined;
  const read = readEmail(typed);
  return "problem" in read ? read.problem : undefined;
}

/** What is wrong with a phone field; a blank one is only where it is required. */
export function phoneProblem(typed: string, required: boolean): string | undefined {
  if (isBlank(typed)) return required ? contactMessages.phone : undefined;
  const read = readPhone(typed);
  return "problem" in read ? read.problem : undefined;
}

/**
 * What is wrong with phone and email where one of them is enough, as entries by field: with
 * neither it is said at the phone.
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
