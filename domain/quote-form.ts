import { emailRule, nameRule, phoneRule } from "./contact-format.ts";
import { formLimits } from "./form-limits.ts";
import { fieldProblems, formProblems } from "./form-problems.ts";
import type { LeadSchema } from "./lead-schema.ts";
import { lengthProblem, type TextRule } from "./text-field.ts";

/**
 * The fields of a quote request besides name, email and phone (rule 8.3); the page adds an input
 * and its label.
 */
export const quoteSchema = {
  preferredContact: {
    options: ["phone", "email", "text"],
    required: "contactWayMissing",
    usual: "phone",
    recordField: "preferred_contact",
  },
  bestTime: {
    label: "bestTime",
    max: formLimits.bestTime,
    recordField: "best_time",
  },
  specialRequests: {
    label: "specialRequests",
    max: formLimits.specialRequests,
    multiline: true,
    recordField: "special_requests",
  },
  hearAboutUs: {
    label: "hearAboutUs",
    max: formLimits.hearAboutUs,
    recordField: "hear_about_us",
  },
} as const satisfies LeadSchema;

/** A line of the list: the special requests for one product. */
export const itemNotesRule = {
  label: "itemNotes",
  max: formLimits.itemNotes,
  multiline: true,
} as const satisfies TextRule;

/**
 * The errors of a quote request (rule 8.3): name, phone and email are required. The server checks
 * the same rules again.
 *
 * @param typed returns a field's value
 * @param notes the special requests of each product
 */
export function quoteProblems(typed: (field: string) => string, notes: readonly string[]) {
  return formProblems([
    ["items", notes.map((text) => lengthProblem(text, itemNotesRule)).find(Boolean)],
    ...fieldProblems(typed, { name: nameRule, email: emailRule, phone: phoneRule }),
    ...fieldProblems(typed, quoteSchema),
  ]);
}
