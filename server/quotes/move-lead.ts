import { changedLead, type LeadAction } from "#domain/desk/lead-state.ts";
import { formatMoneyWithCents } from "#domain/money.ts";
import { applyChange, type ChangedLead } from "#server/inbox/apply-change.ts";
import { addEntry, type NewEntry } from "#server/inbox/history.ts";
import { crmFields } from "./crm-fields.ts";
import type { LockedQuote } from "./locked-quote.ts";
import type { StoredVersion } from "./stored-versions.ts";

/** What happened to a lead's quote, as its history and the CRM have it. */
export interface QuoteEntry extends Pick<NewEntry, "by" | "text" | "detail" | "key"> {
  what: Extract<LeadAction["action"], NewEntry["what"]>;
  /** The version as it is now, for the CRM; absent if the CRM's fields stay. */
  version?: StoredVersion;
  /** How long the CRM's message waits, in milliseconds. */
  waitMs?: number;
}

/**
 * Stores what happened to a lead's quote: the lead's state and response clock (rule 18.11), its history
 * and the CRM's message. A lead that it moves nowhere, such as one that is done, gets the history only.
 */
export async function moveLead(quote: LockedQuote, entry: QuoteEntry): Promise<ChangedLead> {
  const { queries, lead, config, names, now } = quote;
  const { version, waitMs, ...noted } = entry;
  const standing = { state: lead.state, assignedTo: lead.assigned_to };
  const change = changedLead(standing, { action: entry.what, by: entry.by } as LeadAction);
  if (!change) {
    await addEntry(queries, lead.id, noted, now);
    return { version: lead.lead_version, state: lead.state, isQueued: false };
  }
  const fields = version ? crmFields(version) : {};
  return applyChange(
    queries,
    lead,
    { change, entry: noted, fields, waitMs },
    { config, names, now },
  );
}

/** `version 2, $5,798.95`, for the history. */
export function versionText({ number, total }: Pick<StoredVersion, "number" | "total">): string {
  return `version ${number}, ${formatMoneyWithCents(total)}`;
}
