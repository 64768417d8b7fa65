import { randomUUID } from "node:crypto";
import type { NewMessageRow, SinkName } from "#server/store/schema.ts";

/**
 * A delivery that is due at once.
 * @param payload what the sink is to send, kept as JSON exactly as it is now.
 * @param occasion what it is sent for; once for each sink of a lead.
 */
export function newMessage(
  { id, submittedAt }: { id: string; submittedAt: Date },
  sink: SinkName,
  payload: object,
  occasion = "accepted",
): NewMessageRow {
  return {
    id: randomUUID(),
    lead_id: id,
    sink,
    occasion,
    payload: JSON.stringify(payload),
    status: "pending",
    next_attempt_at: submittedAt.toISOString(),
    scheduled_at: submittedAt.toISOString(),
    queued_at: submittedAt.toISOString(),
  };
}
