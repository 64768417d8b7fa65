import { preferredContacts } from "#domain/form-limits.ts";
import { paths } from "#domain/paths.ts";
import { type QuoteText, quoteTextNames, quoteTexts } from "#domain/quote-form.ts";
import { readEmail, readName, readPhone } from "#server/leads/contact-fields.ts";
import type { FormReader } from "#server/leads/form-reader.ts";
import type { ParsedLead } from "#server/leads/lead-draft.ts";
import type { LeadKind, ParseContext } from "#server/leads/lead-kind.ts";
import { readQuotedProducts } from "./quote-products.ts";

/** A quote request: products from the catalog and the person to quote (rules 8.3 and 8.4). */
export const quote: LeadKind = {
  name: "quote",
  path: paths.quoteRequest,
  referencePrefix: "Q",
  pipelineStage: "New Lead",
  copy: {
    name: "quote request",
    thanksSubject: "We have your quote request",
    promise: "We'll contact you within 24 hours with your personalized quote.",
  },
  read,
};

const contactLabels = { phone: "Phone call", email: "E-mail", text: "Text message" } as const;

async function read(form: FormReader, context: ParseContext): Promise<ParsedLead> {
  const name = readName(form);
  const email = readEmail(form, true);
  const phone = readPhone(form, true);
  const preferredContact = form.choice(
    "preferredContact",
    preferredContacts,
    "Please choose phone, email or text.",
  );
  const texts = quoteTextNames.map((field) => readText(form, field));
  const products = await readQuotedProducts(form, context);
  return {
    contact: { name, ...(email ? { email } : {}), ...(phone ? { phone } : {}) },
    record: {
      full_name: name,
      email: email ?? "",
      phone: phone?.typed ?? "",
      preferred_contact: preferredContact,
      ...Object.fromEntries(texts.map(({ recordField, value }) => [recordField, value])),
      items_json: JSON.stringify(products),
      item_count: products.reduce((count, { quantity }) => count + quantity, 0),
    },
    tags: ["website", "quote request"],
    summary: [
      { label: "Preferred contact", value: contactLabels[preferredContact] },
      ...texts.map(({ summaryLabel, value }) => ({ label: summaryLabel, value })),
    ],
    products,
  };
}

function readText(form: FormReader, field: QuoteText) {
  const { recordField, summaryLabel } = quoteTexts[field];
  return { recordField, summaryLabel, value: form.text(field, quoteTexts[field]) };
}
