import { preferredContacts } from "#domain/form-limits.ts";
import { paths } from "#domain/paths.ts";
import { quoteTexts } from "#domain/quote-form.ts";
import { readEmail, readName, readPhone } from "#server/leads/contact-fields.ts";
import type { FormReader } from "#server/leads/form-reader.ts";
import type { LeadDraft } from "#server/leads/lead-draft.ts";
import type { KindContext, LeadKind } from "#server/leads/lead-kind.ts";
import { readQuotePieces } from "./quote-pieces.ts";

/** A quote request: pieces from the catalogue and whom to quote (rules 8.3 and 8.4). */
export const quote: LeadKind = {
  name: "quote",
  path: paths.quoteRequest,
  letter: "Q",
  pipelineStage: "New Lead",
  words: {
    called: "quote request",
    thanksSubject: "We have your quote request",
    promise: "We'll contact you within 24 hours with your personalized quote.",
  },
  read,
};

const contactWords = { phone: "Phone call", email: "E-mail", text: "Text message" } as const;

async function read(form: FormReader, context: KindContext): Promise<LeadDraft> {
  const name = readName(form);
  const email = readEmail(form, true);
  const phone = readPhone(form, true);
  const preferredContact = form.choice(
    "preferredContact",
    preferredContacts,
    "Please choose phone, email or text.",
  );
  const bestTime = form.text("bestTime", quoteTexts.bestTime);
  const specialRequests = form.text("specialRequests", quoteTexts.specialRequests);
  const hearAboutUs = form.text("hearAboutUs", quoteTexts.hearAboutUs);
  const pieces = await readQuotePieces(form, context);
  return {
    contact: { name, ...(email ? { email } : {}), ...(phone ? { phone } : {}) },
    record: {
      full_name: name,
      email: email ?? "",
      phone: phone?.typed ?? "",
      preferred_contact: preferredContact,
      best_time: bestTime,
      special_requests: specialRequests,
      hear_about_us: hearAboutUs,
      items_json: JSON.stringify(pieces),
      item_count: pieces.reduce((count, { quantity }) => count + quantity, 0),
    },
    tags: ["website", "quote request"],
    answers: [
      { label: "Preferred contact", value: contactWords[preferredContact] },
      { label: "Best time", value: bestTime },
      { label: "Special requests", value: specialRequests },
      { label: "Heard about us", value: hearAboutUs },
    ],
    pieces,
  };
}
