import { createHash } from "node:crypto";
import type { Language } from "#domain/language.ts";
import type { Attribution } from "./attribution.ts";
import type { Contact } from "./contact-fields.ts";
import { emailKey } from "./email-lookup.ts";
import type { LeadRecord, ParsedLead } from "./lead-draft.ts";

/** A lead's identity, assigned once when it is stored. */
export interface LeadIdentity {
  id: string;
  reference: string;
  submittedAt: Date;
}

/** Where a lead comes from, and the language of its form's address. */
export interface LeadOrigin {
  attribution: Attribution;
  language: Language;
}

/** Composes the lead record. */
export function leadRecord(
  kind: { name: string; pipelineStage: string },
  { id, reference, submittedAt }: LeadIdentity,
  draft: Pick<ParsedLead, "record" | "tags">,
  { attribution, language }: LeadOrigin,
): LeadRecord {
  return {
    lead_id: id,
    lead_kind: kind.name,
    reference,
    submitted_at: submittedAt.toISOString(),
    ...draft.record,
    ...attribution,
    tags: draft.tags.join(","),
    pipeline_stage: kind.pipelineStage,
    language,
  };
}

/** A record with its lead's language as the last field; older ones were stored without it. */
export function withLanguage(record: LeadRecord, language: Language): LeadRecord {
  const { language: _stored, ...fields } = record;
  return { ...fields, language };
}

/** A hash of a lead's content and contact that doesn't depend on their spelling (rule 14.6). */
export function contentHash(kind: { name: string }, { contact, record }: ParsedLead): string {
  const {
    full_name: _name,
    email: _email,
    phone: _phone,
    // Every upload of the same file has another address.
    offer_file: _file,
    ...content
  } = record;
  return sha256(JSON.stringify([kind.name, contactKey(contact), content]));
}

/** How the database finds a person: normalized email address, number in E.164. */
export function contactKey({ name, email, phone }: Contact): {
  name: string;
  email: string | null;
  phone: string | null;
} {
  return { name, email: email ? emailKey(email) : null, phone: phone?.e164 ?? null };
}

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
