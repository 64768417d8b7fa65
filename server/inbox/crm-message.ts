import type { LeadRecord } from "#server/leads/lead-draft.ts";
import { withLanguage } from "#server/leads/lead-record.ts";
import { newMessage } from "#server/outbox/new-message.ts";
import type { LeadRow } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** A lead's record as the CRM gets it after a change (rule 15.26). */
export function changedRecord(
  record: LeadRecord,
  change: { stage: string; assignedTo: string; lostReason: string },
): LeadRecord {
  return {
    ...record,
    pipeline_stage: change.stage,
    assigned_to: change.assignedTo,
    lost_reason: change.lostReason,
  };
}

interface CrmMessage {
  lead: Pick<LeadRow, "id" | "language">;
  record: LeadRecord;
  occasion: string;
  waitMs?: number | undefined;
}

/**
 * Queues a lead's record for the CRM once more. It is sent after the lead's earlier ones, which wait
 * for each other by the time they were queued (rule 15.23).
 * @param occasion unique for the lead
 * @param waitMs how long it may be taken back before it is sent, in milliseconds
 */
export async function queueRecord(
  queries: Queries,
  { lead, record, occasion, waitMs }: CrmMessage,
  now: Date,
): Promise<void> {
  const { latest } = await queries
    .selectFrom("deliveries")
    .select((row) => row.fn.max("queued_at").as("latest"))
    .where("lead_id", "=", lead.id)
    .where("sink", "=", "crm")
    .executeTakeFirstOrThrow();
  const queued = Math.max(now.getTime(), latest === null ? 0 : Date.parse(latest) + 1);
  const identity = { id: lead.id, submittedAt: new Date(queued) };
  const told = withLanguage(record, lead.language);
  await queries
    .insertInto("deliveries")
    .values(newMessage(identity, "crm", told, occasion, waitMs))
    .execute();
}
