import { randomUUID } from "node:crypto";
import type { NewMessageRow, SinkName } from "#server/store/schema.ts";

/**
 * A message that is due at once, or after a wait in which `takeBack` still works.
 * @param payload what the sink will send, stored as JSON exactly as it is now.
 * @param occasion why it is sent; unique per lead and sink.
 */
export function newMessage(
  { id, submittedAt }: { id: string; submittedAt: Date },
  sink: SinkName,
  payload: object,
  occasion = "accepted",
  waitMs = 0,
): NewMessageRow {
  return {
    id: randomUUID(),
    lead_id: id,
    sink,
    occasion,
    payload: JSON.stringify(payload),
    status: "pending",
    next_attempt_at: new Date(submittedAt.getTime() + waitMs).toISOString(),
    scheduled_at: submittedAt.toISOString(),
    queued_at: submittedAt.toISOString(),
  };
}
