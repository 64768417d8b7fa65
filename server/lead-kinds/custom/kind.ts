import { namedCollection } from "#domain/collection.ts";
import { lookingForRule } from "#domain/custom-form.ts";
import { formLimits } from "#domain/form-limits.ts";
import { paths } from "#domain/paths.ts";
import { readName, readPhoneOrEmail } from "#server/leads/contact-fields.ts";
import type { FormReader } from "#server/leads/form-reader.ts";
import type { ParsedLead } from "#server/leads/lead-draft.ts";
import type { LeadKind } from "#server/leads/lead-kind.ts";
import { collections } from "#shop/collections.ts";

/** A custom request: something the catalog doesn't have (rules 3.12, 9.1 and 9.2). */
export const custom: LeadKind = {
  name: "custom",
  path: paths.customRequest,
  referencePrefix: "C",
  pipelineStage: "New Lead",
  copy: {
    name: "custom request",
    thanksSubject: "We have your custom request",
    promise: "We'll look for it and contact you within 24 hours.",
  },
  read,
};

async function read(form: FormReader): Promise<ParsedLead> {
  const name = readName(form);
  const { email, phone } = readPhoneOrEmail(form);
  const lookingFor = form.text("lookingFor", lookingForRule);
  const collection = readCollection(form);
  return {
    contact: { name, ...(email ? { email } : {}), ...(phone ? { phone } : {}) },
    record: {
      full_name: name,
      email: email ?? "",
      phone: phone?.typed ?? "",
      looking_for: lookingFor,
      collection,
    },
    tags: ["website", "custom request"],
    summary: [
      { label: "Looking for", value: lookingFor },
      { label: "Collection", value: collection },
    ],
    products: [],
  };
}

/**
 * The title of the collection given by slug or title, or the text as typed, since an outdated page
 * may name a removed collection.
 */
function readCollection(form: FormReader): string {
  const typedCollection = form.text("collection", {
    label: "the collection",
    max: formLimits.collection,
  });
  return namedCollection(collections, typedCollection)?.title ?? typedCollection;
}
