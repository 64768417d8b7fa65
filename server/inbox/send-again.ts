import { withLanguage } from "#server/leads/lead-record.ts";
import { makeParkedDue } from "#server/outbox/make-due.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { readRecord } from "./about-lead.ts";
import type { LockedLead } from "./locked-lead.ts";

/**
 * Makes a message of a lead due that was given up (rule 15.22). The CRM keeps what it gets last, so
 * it gets the lead's record as it is now if something newer was queued for it since.
 * @returns false if the message isn't given up
 */
export async function sendAgain(
  queries: Queries,
  lead: LockedLead,
  messageId: string,
  now: Date,
): Promise<boolean> {
  const message = await queries
    .selectFrom("deliveries")
    .select(["sink", "queued_at"])
    .where("id", "=", messageId)
    .where("lead_id", "=", lead.id)
    .executeTakeFirst();
  if (!message) return false;
  const newer = await queries
    .selectFrom("deliveries")
    .select("id")
    .where("lead_id", "=", lead.id)
    .where("sink", "=", "crm")
    .where("queued_at", ">", message.queued_at ?? "")
    .executeTakeFirst();
  const record = () => JSON.stringify(withLanguage(readRecord(lead.record), lead.language));
  const payload = message.sink === "crm" && newer ? record() : undefined;
  return makeParkedDue(queries, { id: messageId, leadId: lead.id, payload }, now);
}
