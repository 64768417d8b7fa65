import { copyIn as emailsIn } from "#copy-in/lead-emails.ts";
import { copyIn as rowsIn } from "#copy-in/lead-rows.ts";
import type { Language } from "#domain/language.ts";
import { paths } from "#domain/paths.ts";
import { quoteSchema } from "#domain/quote-form.ts";
import {
  type Contact,
  readEmailAndPhone,
  readName,
  readPhoneOrEmail,
} from "#server/leads/contact-fields.ts";
import type { FormReader } from "#server/leads/form-reader.ts";
import type { ParsedLead } from "#server/leads/lead-draft.ts";
import { contactRecord, fieldRecord, fieldSummary, readFields } from "#server/leads/lead-fields.ts";
import type { LeadKind, ParseContext } from "#server/leads/lead-kind.ts";
import { type QuotedProduct, readQuotedProducts } from "./quote-products.ts";
import { withWayIn } from "./way-in.ts";

/** A quote request: products from the catalog and the person to quote (rules 8.3 and 8.4). */
export const quote: LeadKind = {
  name: "quote",
  path: paths.quoteRequest,
  referencePrefix: "Q",
  pipelineStage: "New Lead",
  called: "quote request",
  emailCopy: (language) => emailsIn[language].quote,
  read,
  readAtDesk,
};

async function read(form: FormReader, context: ParseContext): Promise<ParsedLead> {
  const contact = { name: readName(form), ...readEmailAndPhone(form) };
  const typed = readFields(form, quoteSchema);
  const products = await readQuotedProducts(form, context);
  const specialRequests = await withWayIn(typed.specialRequests, form, products, context);
  const valuesIn = (language: Language) => ({
    ...typed,
    specialRequests: specialRequests(language),
  });
  return draftOf({ contact, valuesIn, from: "website" }, products);
}

async function readAtDesk(form: FormReader, context: ParseContext): Promise<ParsedLead> {
  const contact = { name: readName(form), ...readPhoneOrEmail(form) };
  const preferredContact = contact.phone ? "phone" : "email";
  const specialRequests = form.text("text", { ...quoteSchema.specialRequests, label: "the note" });
  const values = { preferredContact, bestTime: "", specialRequests, hearAboutUs: "" };
  const valuesIn = () => values;
  return draftOf({ contact, valuesIn, from: "desk" }, await readQuotedProducts(form, context));
}

interface ReadForm {
  contact: Contact;
  /** The fields as a reader in a language gets them. */
  valuesIn: (language: Language) => Record<keyof typeof quoteSchema, string>;
  from: "website" | "desk";
}

function draftOf({ contact, valuesIn, from }: ReadForm, products: QuotedProduct[]): ParsedLead {
  return {
    contact,
    record: {
      ...contactRecord(contact),
      ...fieldRecord(quoteSchema, valuesIn("en")),
      items_json: JSON.stringify(products),
      item_count: products.reduce((count, { quantity }) => count + quantity, 0),
    },
    tags: [from, "quote request"],
    summary: (language) => fieldSummary(quoteSchema, valuesIn(language), rowsIn[language].quote),
    products,
  };
}
