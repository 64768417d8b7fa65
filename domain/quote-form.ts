import { emailProblem, nameRule, phoneProblem } from "./contact-format.ts";
import { formLimits } from "./form-limits.ts";
import { type FormProblems, formProblems, textProblems } from "./form-problems.ts";
import { lengthProblem, type TextRule } from "./text-field.ts";

/** The text fields of a quote request except the contact fields (rule 8.3). */
export const quoteTexts = {
  bestTime: { label: "the best time to reach you", max: formLimits.bestTime },
  specialRequests: {
    label: "your special requests",
    max: formLimits.specialRequests,
    multiline: true,
  },
  hearAboutUs: { label: "how you heard about us", max: formLimits.hearAboutUs },
} as const satisfies Record<string, TextRule>;

/** The rule of each product's special requests. */
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
    ...textProblems(typed, { name: nameRule }),
    ["email", emailProblem(typed("email"), true)],
    ["phone", phoneProblem(typed("phone"), true)],
    ...textProblems(typed, quoteTexts),
  ]);
}
