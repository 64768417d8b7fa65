import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { SinkName } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** A receiver that fails, or has failed and the owner has yet to be told that it answers again. */
export interface FailingReceiver {
  since: Date;
  /** Its last answer and what to do, in words for the owner; contains no personal data. */
  error: string;
  /** When one message asks it again. */
  nextTrialAt: Date;
  /** It certainly is the receiver, and won't pass by itself (rule 15.25). */
  ownerMustFix: boolean;
  /** When it accepted a message again; undefined while it fails. */
  answeredAt?: Date;
}

/** The failing receivers by sink. */
export async function failingReceivers(queries: Queries): Promise<Map<SinkName, FailingReceiver>> {
  const rows = await queries.selectFrom("receiver_troubles").selectAll().execute();
  return new Map(
    rows.map((row) => [
      row.sink,
      {
        since: new Date(row.since),
        error: row.error,
        nextTrialAt: new Date(row.paused_until),
        ownerMustFix: row.certain === 1 && row.owner_must_fix === 1,
        ...(row.answered_at ? { answeredAt: new Date(row.answered_at) } : {}),
      },
    ]),
  );
}

/**
 * Of the messages that waited for a receiver until it answered again: how many were delivered
 * since, and how many still wait.
 */
export async function followers(
  queries: Queries,
  sink: SinkName,
  { since, answeredAt }: { since: Date; answeredAt: Date },
): Promise<{ delivered: number; waiting: number }> {
  const queued = queries
    .selectFrom("deliveries")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("sink", "=", sink)
    .where("queued_at", "<=", answeredAt.toISOString());
  const delivered = queued
    .where("status", "=", "delivered")
    .where("next_attempt_at", ">=", since.toISOString());
  const waiting = queued.where("status", "=", "pending");
  const counts = await queries
    .selectNoFrom([delivered.as("delivered"), waiting.as("waiting")])
    .executeTakeFirstOrThrow();
  return { delivered: Number(counts.delivered), waiting: Number(counts.waiting) };
}

/** Forgets that a receiver failed, unless it fails again since. */
export async function forgetFailure(
  queries: Queries,
  sink: SinkName,
  answeredAt: Date,
): Promise<void> {
  await retryOnBusy(() =>
    queries
      .deleteFrom("receiver_troubles")
      .where("sink", "=", sink)
      .where("answered_at", "=", answeredAt.toISOString())
      .execute(),
  );
}
