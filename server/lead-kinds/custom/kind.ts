import { copyIn as emailsIn } from "#copy-in/lead-emails.ts";
import { copyIn as rowsIn } from "#copy-in/lead-rows.ts";
import { copyIn as roomsIn } from "#copy-in/rooms.ts";
import { type Collection, type CollectionCopy, namedCollection } from "#domain/collection.ts";
import { customSchema } from "#domain/custom-form.ts";
import type { Language } from "#domain/language.ts";
import { paths } from "#domain/paths.ts";
import { collections } from "#server/catalog/collections.ts";
import { readName, readPhoneOrEmail } from "#server/leads/contact-fields.ts";
import type { FormReader } from "#server/leads/form-reader.ts";
import type { ParsedLead } from "#server/leads/lead-draft.ts";
import { contactRecord, fieldRecord, fieldSummary, readFields } from "#server/leads/lead-fields.ts";
import type { LeadKind } from "#server/leads/lead-kind.ts";

/** A custom request: something the catalog doesn't have (rules 3.12, 9.1 and 9.2). */
export const custom: LeadKind = {
  name: "custom",
  path: paths.customRequest,
  referencePrefix: "C",
  pipelineStage: "New Lead",
  called: "custom request",
  emailCopy: (language) => emailsIn[language].custom,
  read: async (form) => readCustom(form, "website", readFields(form, customSchema)),
  readAtDesk: async (form) => {
    const lookingFor = form.text("text", customSchema.lookingFor);
    return readCustom(form, "desk", { lookingFor, collection: "" });
  },
};

function readCustom(
  form: FormReader,
  from: "website" | "desk",
  typed: Record<keyof typeof customSchema, string>,
): ParsedLead {
  const contact = { name: readName(form), ...readPhoneOrEmail(form) };
  const collection = namedCollection(collections, typed.collection);
  const valuesIn = (language: Language) => ({
    ...typed,
    collection: collection ? titleIn(language, collection) : typed.collection,
  });
  return {
    contact,
    record: { ...contactRecord(contact), ...fieldRecord(customSchema, valuesIn("en")) },
    tags: [from, "custom request"],
    summary: (language) => fieldSummary(customSchema, valuesIn(language), rowsIn[language].custom),
    products: [],
  };
}

function titleIn(language: Language, { slug, title }: Pick<Collection, "slug" | "title">): string {
  const rooms: CollectionCopy["rooms"] = roomsIn[language].rooms;
  return rooms[slug]?.title ?? title;
}
