import { emailProblem, phoneProblem } from "#domain/contact-format.ts";
import { readZip } from "#domain/delivery/delivery-area.ts";
import { formLimits } from "#domain/form-limits.ts";
import { readTextField, type TextRule } from "#domain/text-field.ts";

/** What the quiz offers to choose from (rule 11.2). */
export const budgetRanges = ["Under $600", "$600-$1200", "$1200-$2000", "$2000+"] as const;
export const timelines = ["This week", "1-2 weeks", "Just browsing"] as const;
export const categoryInterests = ["Sofas", "Sectionals", "Bedroom", "Dining", "Other"] as const;
export const preferredPlans = ["Pay in 4", "Monthly financing", "Not sure"] as const;

export type BudgetRange = (typeof budgetRanges)[number];
export type PreferredPlan = (typeof preferredPlans)[number];

/** The quiz's fields step by step, by the names they are posted under (rule 11.2). */
export const quizSteps = [
  ["firstName", "lastName"],
  ["phone", "email", "zipCode"],
  ["budgetRange", "timeline"],
  ["categoryInterest", "preferredPlan"],
] as const;

export type QuizField = (typeof quizSteps)[number][number];

/** Every field that is posted. The last four digits of the SSN are not one (rule 11.4). */
export const quizFields: readonly QuizField[] = quizSteps.flat();

/** The options of the fields that are chosen, not typed. */
export const quizOptions = {
  budgetRange: budgetRanges,
  timeline: timelines,
  categoryInterest: categoryInterests,
  preferredPlan: preferredPlans,
} as const;

/** The quiz's text answers. */
export const quizTexts = {
  firstName: {
    label: "your first name",
    max: formLimits.halfName,
    required: "Please tell us your first name.",
  },
  lastName: {
    label: "your last name",
    max: formLimits.halfName,
    required: "Please tell us your last name.",
  },
} as const satisfies Partial<Record<QuizField, TextRule>>;

const zipMessage = "Please enter a five-digit ZIP code, such as 77002.";

/** What to say at a field nothing was chosen in. */
const choiceMessages: Readonly<Record<keyof typeof quizOptions, string>> = {
  budgetRange: "Please choose a budget range.",
  timeline: "Please choose a timeline.",
  categoryInterest: "Please choose a furniture category.",
  preferredPlan: "Please choose a plan; “Not sure” is fine.",
};

/**
 * What is wrong with an answer of the quiz, all of which are required (rules 11.2 and 11.3). The
 * same rule when the field is left, on Next and on the server.
 */
export function quizProblem(field: QuizField, answer: string): string | undefined {
  switch (field) {
    case "firstName":
    case "lastName":
      return readTextField(answer, quizTexts[field]).problem;
    case "email":
      return emailProblem(answer, true);
    case "phone":
      return phoneProblem(answer, true);
    case "zipCode":
      return readQuizZip(answer) ? undefined : zipMessage;
    default:
      return quizOptions[field].some((option) => option === answer.trim())
        ? undefined
        : choiceMessages[field];
  }
}

/** The quiz's ZIP code, which has five digits (rule 11.3); undefined for what can't be one. */
export function readQuizZip(typed: string): string | undefined {
  const zip = readZip(typed);
  return zip?.length === 5 ? zip : undefined;
}

/** The first step, from 1, with a field among these; undefined when no step has one. */
export function firstStepWith(fields: readonly string[]): number | undefined {
  const index = quizSteps.findIndex((step) => step.some((field) => fields.includes(field)));
  return index < 0 ? undefined : index + 1;
}
