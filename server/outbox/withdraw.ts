import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "#server/platform/clock.ts";
import type { SinkName } from "#server/store/schema.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";

/**
 * Deletes a lead's undelivered messages to a sink. A message that is being sent right now is left
 * alone; it is not retried (decision 017).
 */
export async function withdraw(
  queries: Queries,
  { leadId, sink }: { leadId: string; sink: SinkName },
  now: Date,
): Promise<void> {
  await queries
    .deleteFrom("deliveries")
    .where("lead_id", "=", leadId)
    .where("sink", "=", sink)
    .where("status", "in", ["pending", "parked"])
    .where((row) =>
      row.or([row("lease", "is", null), row("next_attempt_at", "<=", now.toISOString())]),
    )
    .execute();
}

/**
 * Takes back a message that still waits: deletes it unless an attempt to send it was started, which one
 * statement decides.
 * @returns whether it was taken back
 */
export async function takeBack(
  queries: Queries,
  { leadId, sink, occasion }: { leadId: string; sink: SinkName; occasion: string },
): Promise<boolean> {
  const taken = await queries
    .deleteFrom("deliveries")
    .where("lead_id", "=", leadId)
    .where("sink", "=", sink)
    .where("occasion", "=", occasion)
    .where("status", "=", "pending")
    .where("attempts", "=", 0)
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Deletes all messages of leads, delivered or not. Waits for a message that is being sent, at most
 * for its lease, so that nothing is sent or written to a file afterwards.
 */
export async function deleteMessages(
  store: Store,
  leadIds: readonly string[],
  clock: Clock,
): Promise<void> {
  for (;;) {
    const now = clock().toISOString();
    const left = await store.write(async (transaction) => {
      await transaction
        .deleteFrom("deliveries")
        .where("lead_id", "in", leadIds)
        .where((row) => row.or([row("lease", "is", null), row("next_attempt_at", "<=", now)]))
        .execute();
      return transaction
        .selectFrom("deliveries")
        .select("id")
        .where("lead_id", "in", leadIds)
        .execute();
    });
    if (left.length === 0) return;
    await sleep(50);
  }
}
