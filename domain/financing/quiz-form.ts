import { zipProblem } from "#domain/contact/zip-code.ts";
import { emailRule, phoneRule } from "#domain/contact-format.ts";
import { formLimits } from "#domain/form-limits.ts";
import {
  contactRecordFields,
  fieldNames,
  type LeadField,
  type LeadSchema,
  type ProblemOf,
  readField,
} from "#domain/lead-schema.ts";

/** The quiz's options (rule 11.2). */
export const budgetRanges = ["Under $600", "$600-$1200", "$1200-$2000", "$2000+"] as const;
export const timelines = ["This week", "1-2 weeks", "Just browsing"] as const;
export const categoryInterests = ["Sofas", "Sectionals", "Bedroom", "Dining", "Other"] as const;
export const preferredPlans = ["Pay in 4", "Monthly financing", "Not sure"] as const;

export type BudgetRange = (typeof budgetRanges)[number];
export type PreferredPlan = (typeof preferredPlans)[number];

/** A field of the quiz, and the step it is on, from 1. */
type QuizSchema = Readonly<Record<string, LeadField & { step: 1 | 2 | 3 | 4 }>>;

/**
 * The quiz's fields (rules 11.2 and 11.3); the page adds an input and its label. The last four
 * digits of the SSN are never posted (rule 11.4).
 */
export const quizSchema = {
  firstName: {
    step: 1,
    label: "firstName",
    max: formLimits.halfName,
    required: "firstNameMissing",
    recordField: contactRecordFields.name,
  },
  lastName: {
    step: 1,
    label: "lastName",
    max: formLimits.halfName,
    required: "lastNameMissing",
    recordField: contactRecordFields.name,
  },
  phone: { step: 2, ...phoneRule, recordField: contactRecordFields.phone },
  email: { step: 2, ...emailRule, recordField: contactRecordFields.email },
  zipCode: {
    step: 2,
    problemOf: zipProblem,
    recordField: "zip_code",
  },
  budgetRange: {
    step: 3,
    options: budgetRanges,
    required: "budgetMissing",
    recordField: "budget_range",
  },
  timeline: {
    step: 3,
    options: timelines,
    required: "timelineMissing",
    recordField: "timeline",
  },
  categoryInterest: {
    step: 4,
    options: categoryInterests,
    required: "categoryMissing",
    recordField: "category_interest",
  },
  preferredPlan: {
    step: 4,
    options: preferredPlans,
    required: "planMissing",
    recordField: "preferred_plan",
  },
} as const satisfies QuizSchema;

export type QuizField = keyof typeof quizSchema;

/** All fields of a financing lead: the quiz's, and the provider of a provider click. */
export const financingSchema = {
  ...quizSchema,
  providerClicked: {
    label: "provider",
    max: formLimits.provider,
    recordField: "provider_clicked",
  },
} as const satisfies LeadSchema;

/** Names of the quiz's fields, in the order of the form. */
export const quizFields: readonly QuizField[] = fieldNames(quizSchema);

/** The quiz's fields by step. */
export const quizSteps: readonly (readonly QuizField[])[] = [1, 2, 3, 4].map((step) =>
  quizFields.filter((field) => quizSchema[field].step === step),
);

/** The error of a quiz field: the same check on blur, on Next and on the server. */
export function quizProblem(
  field: QuizField,
  value: string,
): ProblemOf<(typeof quizSchema)[QuizField]> | undefined {
  return readField(value, quizSchema[field]).problem;
}

/** The first step, from 1, with one of these fields; undefined if no step has one. */
export function firstStepWith(fields: readonly string[]): number | undefined {
  const index = quizSteps.findIndex((step) => step.some((field) => fields.includes(field)));
  return index < 0 ? undefined : index + 1;
}
