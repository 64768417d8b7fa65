import {
  type QuizField,
  quizOptions,
  quizProblem,
  quizTexts,
  readQuizZip,
} from "#domain/financing/quiz-form.ts";
import { formLimits } from "#domain/form-limits.ts";
import { paths } from "#domain/paths.ts";
import { readEmail, readPhone } from "#server/leads/contact-fields.ts";
import type { FormReader } from "#server/leads/form-reader.ts";
import type { ParsedLead } from "#server/leads/lead-draft.ts";
import type { LeadKind } from "#server/leads/lead-kind.ts";

/** The record's `provider_clicked` for a completed quiz (rule 15.3). */
const QUIZ_COMPLETION = "quiz_completion";

/** The financing quiz, or a click on a provider's button (rules 11.2, 11.10 and 15.3). */
export const financing: LeadKind = {
  name: "financing",
  path: paths.financing,
  referencePrefix: "F",
  pipelineStage: "New Lead",
  copy: {
    name: "financing request",
    thanksSubject: "We have your financing answers",
    promise: "We'll match you with the best financing options and contact you within 24 hours.",
  },
  read: async (form) => (form.line("providerClicked") === "" ? readQuiz(form) : readClick(form)),
};

function readQuiz(form: FormReader): ParsedLead {
  const firstName = form.text("firstName", quizTexts.firstName);
  const lastName = form.text("lastName", quizTexts.lastName);
  const phone = readPhone(form, true);
  const email = readEmail(form, true);
  const zipCode = readQuizZip(readQuizField(form, "zipCode")) ?? "";
  const name = `${firstName} ${lastName}`;
  const chosen = {
    budget_range: readQuizField(form, "budgetRange"),
    timeline: readQuizField(form, "timeline"),
    category_interest: readQuizField(form, "categoryInterest"),
    preferred_plan: readQuizField(form, "preferredPlan"),
  };
  return {
    contact: { name, ...(email ? { email } : {}), ...(phone ? { phone } : {}) },
    record: {
      full_name: name,
      phone: phone?.typed ?? "",
      email: email ?? "",
      zip_code: zipCode,
      ...chosen,
      provider_clicked: QUIZ_COMPLETION,
    },
    tags: ["website", "financing"],
    summary: [
      { label: "ZIP code", value: zipCode },
      { label: "Budget range", value: chosen.budget_range },
      { label: "Timeline", value: chosen.timeline },
      { label: "Interested in", value: chosen.category_interest },
      { label: "Preferred plan", value: chosen.preferred_plan },
    ],
    products: [],
  };
}

/**
 * Reads a provider click, which has no contact: it only records that someone went to a provider.
 */
function readClick(form: FormReader): ParsedLead {
  const provider = form.text("providerClicked", {
    label: "the provider",
    max: formLimits.provider,
  });
  const { preferredPlan: plans } = quizOptions;
  const plan = form.line("preferredPlan");
  return {
    contact: { name: "" },
    record: {
      full_name: "",
      phone: "",
      email: "",
      zip_code: "",
      budget_range: "",
      timeline: "",
      category_interest: "",
      preferred_plan: plans.some((known) => known === plan) ? plan : "",
      provider_clicked: provider,
    },
    tags: ["website", "financing", "provider click"],
    summary: [],
    products: [],
    withoutContact: true,
  };
}

/** Reads a field of the quiz; empty if invalid, which adds an error. */
function readQuizField(form: FormReader, name: QuizField): string {
  const value = form.line(name);
  const problem = quizProblem(name, value);
  if (problem) form.addError(name, problem);
  return problem ? "" : value;
}
