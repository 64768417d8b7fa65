import { readRecord } from "#server/inbox/about-lead.ts";
import { findPhone, type PhoneNumber } from "#server/leads/contact-fields.ts";
import { textOf } from "#server/leads/form-items.ts";

/** Whom a quote is for, as they wrote it themselves. */
export interface QuoteContact {
  name: string;
  /** Empty if there is none. */
  email: string;
  phone: PhoneNumber | null;
}

export function contactOf(lead: { record: string }): QuoteContact {
  const { full_name, email, phone } = readRecord(lead.record);
  return { name: textOf(full_name), email: textOf(email), phone: findPhone(textOf(phone)) ?? null };
}
