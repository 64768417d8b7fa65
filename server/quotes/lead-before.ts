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
 * Makes a lead what it was before a version was sent. If somebody asked or answered in the few seconds
 * since, its response clock and who has it stay, and unless it was quoted before, it is in hand.
 */
export async function restoreLead(
  { queries, lead, now }: LockedQuote,
  before: LeadBefore,
  sentAt: string,
): Promise<ChangedLead> {
  const isUntouched = lead.answered_at === (before.columns.answered_at ?? sentAt);
  const record = readRecord(lead.record);
  for (const name of isUntouched ? fields : crmFieldNames) {
    const value = before.fields[name] ?? null;
    if (value === null) delete record[name];
    else record[name] = value;
  }
  const wasQuoted = lead.state !== "quoted" || before.columns.state === "quoted";
  const inHand = wasQuoted ? {} : { state: "in_hand" as const };
  const restored: Partial<LeadBefore["columns"]> = isUntouched ? before.columns : inHand;
  const version = lead.lead_version + 1;
  await queries
    .updateTable("leads")
    .set({
      ...restored,
      record: JSON.stringify(record),
      lead_version: version,
      changed_at: now.toISOString(),
    })
    .where("id", "=", lead.id)
    .execute();
  const { state = lead.state } = restored;
  return { version, state, isQueued: false };
}
