import { emailProblem, nameRule, phoneProblem } from "./contact-format.ts";
import { formLimits } from "./form-limits.ts";
import { type FormProblems, formProblems, textProblems } from "./form-problems.ts";
import { lengthProblem, type TextRule } from "./text-field.ts";

/** The text answers of a quote request beside the contact (rule 8.3). */
export const quoteTexts = {
  bestTime: { label: "the best time to reach you", max: formLimits.bestTime },
  specialRequests: {
    label: "your special requests",
    max: formLimits.specialRequests,
    multiline: true,
  },
  hearAboutUs: { label: "how you heard about us", max: formLimits.hearAboutUs },
} as const satisfies Record<string, TextRule>;

/** The wishes for each piece. */
export const itemNotesRule: TextRule = {
  label: "each piece's special requests",
  max: formLimits.itemNotes,
  multiline: true,
};

/**
 * What is wrong with a quote request before it is sent (rule 8.3): name, phone and email are
 * required. The server judges again by the same rules.
 *
 * @param typed what a field says
 * @param notes what was typed about each piece
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
