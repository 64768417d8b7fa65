import type { Language } from "#domain/language.ts";
import type { NewLeadRow } from "#server/store/schema.ts";
import type { LeadRecord, ParsedLead } from "./lead-draft.ts";
import { contactKey, type LeadIdentity } from "./lead-record.ts";

/** What a new lead's row is made of. */
interface RowParts {
  kind: { name: string };
  identity: LeadIdentity;
  draft: ParsedLead;
  record: LeadRecord;
  language: Language;
  /** Undefined for a form without a key. */
  key: string | undefined;
}

/** The row of a lead that arrives now, as far as it is the same for all leads. */
export function leadRow({ kind, identity, draft, record, language, key }: RowParts): NewLeadRow {
  const { name, email, phone } = contactKey(draft.contact);
  const submitted_at = identity.submittedAt.toISOString();
  return {
    id: identity.id,
    reference: identity.reference,
    kind: kind.name,
    idempotency_key: key ?? null,
    contact_name: name,
    contact_email: email,
    contact_phone: phone,
    record: JSON.stringify(record),
    submitted_at,
    changed_at: submitted_at,
    language,
  };
}
