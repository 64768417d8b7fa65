import { contactMessages, couldBePhone, isEmailAddress } from "#domain/contact-format.ts";

/** What the quiz offers to choose from (spec §9). */
export const budgetRanges = ["Under $600", "$600-$1200", "$1200-$2000", "$2000+"] as const;
export const timelines = ["This week", "1-2 weeks", "Just browsing"] as const;
export const categoryInterests = ["Sofas", "Sectionals", "Bedroom", "Dining", "Other"] as const;
export const preferredPlans = ["Pay in 4", "Monthly financing", "Not sure"] as const;

export type BudgetRange = (typeof budgetRanges)[number];
export type PreferredPlan = (typeof preferredPlans)[number];

/** The quiz's fields step by step, by the names they are posted under (spec §3, §5). */
export const quizSteps = [
  ["firstName", "lastName"],
  ["phone", "email", "zipCode"],
  ["budgetRange", "timeline"],
  ["categoryInterest", "preferredPlan"],
] as const;

export type QuizField = (typeof quizSteps)[number][number];

/** Every field that is posted. The last four digits of the SSN are not one (ruling 25). */
export const quizFields: readonly QuizField[] = quizSteps.flat();

/** The options of the fields that are chosen, not typed. */
export const quizOptions = {
  budgetRange: budgetRanges,
  timeline: timelines,
  categoryInterest: categoryInterests,
  preferredPlan: preferredPlans,
} as const;

/** What to say at a field left empty, or that can't be what it asks for. */
export const quizMessages: Readonly<Record<QuizField, string>> = {
  firstName: "Please tell us your first name.",
  lastName: "Please tell us your last name.",
  phone: contactMessages.phone,
  email: contactMessages.email,
  zipCode: "Please enter a five-digit ZIP code, such as 77002.",
  budgetRange: "Please choose a budget range.",
  timeline: "Please choose a timeline.",
  categoryInterest: "Please choose a furniture category.",
  preferredPlan: "Please choose a plan; “Not sure” is fine.",
};

/** Whether a field of the quiz is answered, and its answer can be what it asks for (spec §5). */
export function isGoodAnswer(field: QuizField, answer: string): boolean {
  const text = answer.trim();
  if (field === "email") return isEmailAddress(text);
  if (field === "phone") return couldBePhone(text);
  if (field === "zipCode") return /^(?!000)\d{5}$/.test(text);
  if (isChosen(field)) return quizOptions[field].some((option) => option === text);
  return text !== "";
}

/** The first step, from 1, with a field among these; undefined when no step has one. */
export function firstStepWith(fields: readonly string[]): number | undefined {
  const index = quizSteps.findIndex((step) => step.some((field) => fields.includes(field)));
  return index < 0 ? undefined : index + 1;
}

function isChosen(field: QuizField): field is keyof typeof quizOptions {
  return field in quizOptions;
}
