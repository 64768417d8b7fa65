import type { LeadState } from "#domain/desk/lead-state.ts";
import { readRecord } from "#server/inbox/about-lead.ts";
import type { ChangedLead } from "#server/inbox/apply-change.ts";
import type { LeadRecord } from "#server/leads/lead-draft.ts";
import type { LeadRow } from "#server/store/schema.ts";
import { crmFieldNames } from "./crm-fields.ts";
import type { LockedQuote } from "./locked-quote.ts";

const columns = [
  "state",
  "assigned_to",
  "answered_at",
  "answer_due_at",
  "answer_remind_at",
  "lost_reason",
] as const;

const fields = [...crmFieldNames, "pipeline_stage", "assigned_to", "lost_reason"] as const;

/** What a lead was before a version was sent, so that sending can be undone. */
export interface LeadBefore {
  columns: Pick<LeadRow, (typeof columns)[number]>;
  /** The record's fields that sending changes; null for one it didn't have. */
  fields: Record<string, LeadRecord[string] | null>;
}

export async function leadBefore({ queries, lead }: LockedQuote): Promise<LeadBefore> {
  const record = readRecord(lead.record);
  const row = await queries
    .selectFrom("leads")
    .select(columns)
    .where("id", "=", lead.id)
    .executeTakeFirstOrThrow();
  return {
    columns: row,
    fields: Object.fromEntries(fields.map((name) => [name, record[name] ?? null])),
  };
}

/**
 * Makes a lead what it was before a version was sent. What somebody did with it in the few seconds since
 * stays: only a lead that is still quoted by that version goes back to its state and clock.
 */
export async function restoreLead(
  { queries, lead, now }: LockedQuote,
  before: LeadBefore,
  sentAt: string,
): Promise<ChangedLead> {
  const record = readRecord(lead.record);
  for (const [name, value] of Object.entries(before.fields)) {
    if (value === null) delete record[name];
    else record[name] = value;
  }
  const isUntouched = lead.answered_at === sentAt || before.columns.answered_at !== null;
  const columnsBefore = isUntouched ? before.columns : {};
  const version = lead.lead_version + 1;
  await queries
    .updateTable("leads")
    .set({
      ...columnsBefore,
      record: JSON.stringify(record),
      lead_version: version,
      changed_at: now.toISOString(),
    })
    .where("id", "=", lead.id)
    .execute();
  const state: LeadState = isUntouched ? before.columns.state : lead.state;
  return { version, state, isQueued: false };
}
