import { emailRule, nameRule, phoneRule } from "./contact-format.ts";
import { formLimits } from "./form-limits.ts";
import { type FormProblems, fieldProblems, formProblems } from "./form-problems.ts";
import type { LeadSchema } from "./lead-schema.ts";
import { lengthProblem, type TextRule } from "./text-field.ts";

/**
 * The fields of a quote request besides name, email and phone (rule 8.3); the page adds an input
 * and its label.
 */
export const quoteSchema = {
  preferredContact: {
    options: ["phone", "email", "text"],
    required: "Please choose phone, email or text.",
    usual: "phone",
    recordField: "preferred_contact",
  },
  bestTime: {
    label: "the best time to reach you",
    max: formLimits.bestTime,
    recordField: "best_time",
  },
  specialRequests: {
    label: "your special requests",
    max: formLimits.specialRequests,
    multiline: true,
    recordField: "special_requests",
  },
  hearAboutUs: {
    label: "how you heard about us",
    max: formLimits.hearAboutUs,
    recordField: "hear_about_us",
  },
} as const satisfies LeadSchema;

/** A line of the list: the special requests for one product. */
export const itemNotesRule: TextRule = {
  label: "each piece's special requests",
  max: formLimits.itemNotes,
  multiline: true,
};

/**
 * The errors of a quote request (rule 8.3): name, phone and email are required. The server checks
 * the same rules again.
 *
 * @param typed returns a field's value
 * @param notes the special requests of each product
 */
export function quoteProblems(
  typed: (field: string) => string,
  notes: readonly string[],
): FormProblems {
  return formProblems([
    ["items", notes.map((text) => lengthProblem(text, itemNotesRule)).find(Boolean)],
    ...fieldProblems(typed, { name: nameRule, email: emailRule, phone: phoneRule }),
    ...fieldProblems(typed, quoteSchema),
  ]);
}
