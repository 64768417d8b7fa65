import type { Email } from "#server/mail/email.ts";
import type { EmailRow } from "#server/mail/lead-summary.ts";
import { composeShopEmail } from "#server/mail/shop-email.ts";
import type { SinkName } from "#server/store/schema.ts";
import { findPhone, telHref } from "./contact-fields.ts";
import type { LeadRecord } from "./lead-draft.ts";
import type { LeadKinds } from "./lead-kind.ts";
import type { StoredLead } from "./lead-queries.ts";

/** Fields of the record that the shop email shows as the contact or not at all. */
const ELSEWHERE = ["lead_id", "lead_kind", "reference", "submitted_at", "full_name", "language"];

/**
 * A new payload for a message that is sent again after its payload was dropped (rule 15.24): for
 * the CRM the lead's current record, for the shop an email with everything in it.
 */
export function rebuiltPayload(
  { record, kind, ...lead }: StoredLead,
  sink: SinkName,
  { kinds, siteUrl }: { kinds: LeadKinds; siteUrl: string },
): string {
  if (sink === "crm") return JSON.stringify(record);
  const called = kinds.get(kind)?.called ?? kind;
  return JSON.stringify(rebuiltShopEmail(lead, record, { called, siteUrl }));
}

function rebuiltShopEmail(
  { reference, submittedAt, name, language }: Omit<StoredLead, "record" | "kind">,
  record: LeadRecord,
  { called, siteUrl }: { called: string; siteUrl: string },
): Email {
  const email = String(record.email ?? "");
  const phone = findPhone(String(record.phone ?? ""));
  const contact = {
    name,
    ...(email === "" ? {} : { email }),
    ...(phone ? { phone: { typed: phone.typed, href: telHref(phone) } } : {}),
  };
  const shown = new Set([...ELSEWHERE, "email", ...(phone ? ["phone"] : [])]);
  return composeShopEmail({
    reference,
    called,
    submittedAt: new Date(submittedAt),
    contact,
    language,
    summary: Object.entries(record)
      .filter(([field, value]) => !shown.has(field) && value !== "")
      .map(([field, value]) => rowOf(field, String(value))),
    products: [],
    origin: [],
    siteUrl,
  });
}

function rowOf(field: string, value: string): EmailRow {
  const label = field.replaceAll("_", " ").replace(/^./, (letter) => letter.toUpperCase());
  return { label, value };
}
