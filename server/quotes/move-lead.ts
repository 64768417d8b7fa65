import { changedLead, type QuoteEvent } from "#domain/desk/lead-state.ts";
import { formatMoneyWithCents } from "#domain/money.ts";
import { applyChange, type ChangedLead } from "#server/inbox/apply-change.ts";
import { addEntry, type NewEntry } from "#server/inbox/history.ts";
import { crmFields } from "./crm-fields.ts";
import type { OnLead } from "./on-lead.ts";
import type { StoredVersion } from "./stored-versions.ts";

/** What happened to a lead's quote, as its history and the CRM have it. */
export interface QuoteEntry extends Pick<NewEntry, "what" | "by" | "text" | "detail" | "key"> {
  /** What it does to the lead, if that isn't what the history calls it. */
  event?: QuoteEvent;
  /** The version as it is now, for the CRM; absent if the CRM's fields stay. */
  version?: StoredVersion;
  /** The CRM's stage, if another than the event's. */
  stage?: "Quote Extended";
  /** Who has the lead from now on, if nobody has it. */
  assignTo?: string;
  /** How long the CRM's message waits, in milliseconds. */
  waitMs?: number;
}

/**
 * Stores what happened to a lead's quote: the lead's state and response clock (rule 18.11), its history
 * and the CRM's message. A lead that it moves nowhere, such as one that is done, gets the history only.
 */
export async function moveLead(quote: OnLead, entry: QuoteEntry): Promise<ChangedLead> {
  const { queries, lead, config, names, now } = quote;
  const { event = entry.what as QuoteEvent, version, stage, assignTo, waitMs } = entry;
  const { what, by, text, detail, key } = entry;
  const standing = { state: lead.state, assignedTo: lead.assigned_to ?? assignTo ?? null };
  const change = changedLead(standing, { action: event });
  if (!change) {
    await addEntry(queries, lead.id, { what, by, text, detail, key }, now);
    return { version: lead.lead_version, state: lead.state, isQueued: false };
  }
  return applyChange(
    queries,
    lead,
    {
      change: stage ? { ...change, stage } : change,
      entry: { what, by, text, detail, key },
      lostReason: event === "quote_declined" ? "declined" : undefined,
      fields: version ? crmFields(version) : undefined,
      waitMs,
    },
    { config, names, now },
  );
}

/** `version 2, $5,798.95`, for the history. */
export function versionText({ number, total }: Pick<StoredVersion, "number" | "total">): string {
  return `version ${number}, ${formatMoneyWithCents(total)}`;
}
