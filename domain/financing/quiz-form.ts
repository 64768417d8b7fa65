import { emailProblem, phoneProblem } from "#domain/contact-format.ts";
import { readZip } from "#domain/delivery/delivery-area.ts";
import { formLimits } from "#domain/form-limits.ts";
import { readTextField, type TextRule } from "#domain/text-field.ts";

/** The quiz's options (rule 11.2). */
export const budgetRanges = ["Under $600", "$600-$1200", "$1200-$2000", "$2000+"] as const;
export const timelines = ["This week", "1-2 weeks", "Just browsing"] as const;
export const categoryInterests = ["Sofas", "Sectionals", "Bedroom", "Dining", "Other"] as const;
export const preferredPlans = ["Pay in 4", "Monthly financing", "Not sure"] as const;

export type BudgetRange = (typeof budgetRanges)[number];
export type PreferredPlan = (typeof preferredPlans)[number];

/** The quiz's fields by step, with their form field names (rule 11.2). */
export const quizSteps = [
  ["firstName", "lastName"],
  ["phone", "email", "zipCode"],
  ["budgetRange", "timeline"],
  ["categoryInterest", "preferredPlan"],
] as const;

export type QuizField = (typeof quizSteps)[number][number];

/** All posted fields. The last four digits of the SSN are never posted (rule 11.4). */
export const quizFields: readonly QuizField[] = quizSteps.flat();

/** The options of fields that are chosen rather than typed. */
export const quizOptions = {
  budgetRange: budgetRanges,
  timeline: timelines,
  categoryInterest: categoryInterests,
  preferredPlan: preferredPlans,
} as const;

/** The quiz's text fields. */
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

/** Messages for fields without a chosen option. */
const choiceMessages: Readonly<Record<keyof typeof quizOptions, string>> = {
  budgetRange: "Please choose a budget range.",
  timeline: "Please choose a timeline.",
  categoryInterest: "Please choose a furniture category.",
  preferredPlan: "Please choose a plan; “Not sure” is fine.",
};

/**
 * The error of a quiz field; all are required (rules 11.2 and 11.3). The same check on blur, on
 * Next and on the server.
 */
export function quizProblem(field: QuizField, value: string): string | undefined {
  switch (field) {
    case "firstName":
    case "lastName":
      return readTextField(value, quizTexts[field]).problem;
    case "email":
      return emailProblem(value, true);
    case "phone":
      return phoneProblem(value, true);
    case "zipCode":
      return readQuizZip(value) ? undefined : zipMessage;
    default:
      return quizOptions[field].some((option) => option === value.trim())
        ? undefined
        : choiceMessages[field];
  }
}

/** Reads the quiz's ZIP code, which has five digits (rule 11.3); undefined if invalid. */
export function readQuizZip(typed: string): string | undefined {
  const zip = readZip(typed);
  return zip?.length === 5 ? zip : undefined;
}

/** The first step, from 1, with one of these fields; undefined if no step has one. */
export function firstStepWith(fields: readonly string[]): number | undefined {
  const index = quizSteps.findIndex((step) => step.some((field) => fields.includes(field)));
  return index < 0 ? undefined : index + 1;
}
