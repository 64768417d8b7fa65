import { copyIn as emailsIn } from "#copy-in/lead-emails.ts";
import { copyIn as rowsIn } from "#copy-in/lead-rows.ts";
import { readZip } from "#domain/contact/zip-code.ts";
import { financingSchema, quizSchema } from "#domain/financing/quiz-form.ts";
import { fieldNames, valueOfEach } from "#domain/lead-schema.ts";
import { paths } from "#domain/paths.ts";
import { emailAndPhone } from "#server/leads/contact-fields.ts";
import type { FormReader } from "#server/leads/form-reader.ts";
import type { ParsedLead } from "#server/leads/lead-draft.ts";
import { contactRecord, fieldRecord, fieldSummary, readFields } from "#server/leads/lead-fields.ts";
import type { LeadKind } from "#server/leads/lead-kind.ts";

/** The record's `provider_clicked` for a completed quiz (rule 15.3). */
const QUIZ_COMPLETION = "quiz_completion";

/** The financing quiz, or a click on a provider's button (rules 11.2, 11.10 and 15.3). */
export const financing: LeadKind = {
  name: "financing",
  path: paths.financing,
  referencePrefix: "F",
  pipelineStage: "New Lead",
  called: "financing request",
  emailCopy: (language) => emailsIn[language].financing,
  read: async (form) => (form.line("providerClicked") === "" ? readQuiz(form) : readClick(form)),
};

function readQuiz(form: FormReader): ParsedLead {
  const typed = readFields(form, quizSchema);
  const contact = { name: `${typed.firstName} ${typed.lastName}`, ...emailAndPhone(form) };
  // The record has the first five digits (rule 11.3).
  const values = { ...typed, zipCode: readZip(typed.zipCode)?.slice(0, 5) ?? "" };
  return {
    contact,
    record: {
      ...fieldRecord(financingSchema, { ...values, providerClicked: QUIZ_COMPLETION }),
      // Replaces what was typed and stays in its place: the phone is before the email.
      ...contactRecord(contact),
    },
    tags: ["website", "financing"],
    summary: (language) => fieldSummary(quizSchema, values, rowsIn[language].financing),
    products: [],
  };
}

/**
 * Reads a provider click, which has no contact: it only records that someone went to a provider.
 */
function readClick(form: FormReader): ParsedLead {
  const providerClicked = form.text("providerClicked", financingSchema.providerClicked);
  const plan = form.line("preferredPlan");
  return {
    contact: { name: "" },
    record: fieldRecord(financingSchema, {
      ...valueOfEach(fieldNames(financingSchema), () => ""),
      preferredPlan: quizSchema.preferredPlan.options.find((known) => known === plan) ?? "",
      providerClicked,
    }),
    tags: ["website", "financing", "provider click"],
    summary: () => [],
    products: [],
    withoutContact: true,
  };
}
