import { emailProblem, nameRule, phoneProblem } from "./contact-format.ts";
import { formLimits } from "./form-limits.ts";
import { type FormProblems, formProblems, textProblems } from "./form-problems.ts";
import { lengthProblem, type TextRule } from "./text-field.ts";

/** A text field of a form, and what a lead calls it. */
interface LeadText extends TextRule {
  /** Its name in the lead record. */
  recordField: string;
  /** Its label in emails. */
  summaryLabel: string;
}

/**
 * The text fields of a quote request besides the contact (rule 8.3). Browser, server, record and
 * emails read them from here; the page adds an input and its label.
 */
export const quoteTexts = {
  bestTime: {
    label: "the best time to reach you",
    max: formLimits.bestTime,
    recordField: "best_time",
    summaryLabel: "Best time",
  },
  specialRequests: {
    label: "your special requests",
    max: formLimits.specialRequests,
    multiline: true,
    recordField: "special_requests",
    summaryLabel: "Special requests",
  },
  hearAboutUs: {
    label: "how you heard about us",
    max: formLimits.hearAboutUs,
    recordField: "hear_about_us",
    summaryLabel: "Heard about us",
  },
} as const satisfies Record<string, LeadText>;

export type QuoteText = keyof typeof quoteTexts;

/** Names of the text fields, in the order of the form. */
export const quoteTextNames = Object.keys(quoteTexts) as QuoteText[];

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
    ...textProblems(typed, { name: nameRule }),
    ["email", emailProblem(typed("email"), true)],
    ["phone", phoneProblem(typed("phone"), true)],
    ...textProblems(typed, quoteTexts),
  ]);
}
