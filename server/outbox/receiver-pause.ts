import { createHash } from "node:crypto";
import { sql } from "kysely";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { SinkName } from "#server/store/schema.ts";
import type { Store } from "#server/store/store-interface.ts";
import { addMs } from "./message-queue.ts";
import type { Sink } from "./sink.ts";

/** Longer than any real pause: beyond it, the clock was set back after the pause was stored. */
const MAX_PAUSE_MS = 7 * 60 * 60 * 1000;

/** The pause of a failing receiver, shared by all processes. */
export interface ReceiverPause {
  /** Milliseconds until a trial may be made. */
  pauseMs: number;
  failures: number;
  gone: boolean;
}

/** A failed attempt that is blamed on the receiver. */
export interface FailedAttempt {
  deliveryId: string;
  error: string;
  pauseMs: number;
  /** The receiver must be the reason, not the message. */
  certain: boolean;
  gone: boolean;
  /** Whether this was the trial after a pause. */
  isTrial: boolean;
}

/** A hash that identifies a receiver; short, so that it reveals nothing about a password. */
function receiverHash({ name, receiver = name }: Sink): string {
  return createHash("sha256").update(receiver).digest("hex").slice(0, 8);
}

/**
 * The sink's pause; undefined if its receiver works. If the receiver's address was changed since
 * the failure, the pause is over and one message tries the new address at once (rule 15.9).
 */
export async function findReceiverPause(
  { queries }: Store,
  sink: Sink,
  now: Date,
): Promise<ReceiverPause | undefined> {
  const row = await queries
    .selectFrom("receiver_troubles")
    .select(["receiver", "paused_until", "failures", "gone"])
    .where("sink", "=", sink.name)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.receiver !== receiverHash(sink)) return { pauseMs: 0, failures: 0, gone: false };
  const pauseMs = Date.parse(row.paused_until) - now.getTime();
  return {
    pauseMs: pauseMs > MAX_PAUSE_MS ? 0 : Math.max(0, pauseMs),
    failures: row.failures,
    gone: row.gone === 1,
  };
}

/**
 * Claims the trial at a receiver whose pause is over. Exactly one of many workers gets it, for
 * `leaseMs`; `setNextTrial` extends it.
 */
export async function claimTrial({ queries }: Store, sink: Sink, now: Date): Promise<boolean> {
  const receiver = receiverHash(sink);
  const claimed = await retryOnBusy(() =>
    queries
      .updateTable("receiver_troubles")
      .set({ paused_until: addMs(now, sink.leaseMs), receiver })
      .where("sink", "=", sink.name)
      .where((row) =>
        row.or([
          row("receiver", "<>", receiver),
          row("paused_until", "<=", now.toISOString()),
          row("paused_until", ">", addMs(now, MAX_PAUSE_MS)),
        ]),
      )
      .returning("sink")
      .executeTakeFirst(),
  );
  return claimed !== undefined;
}

/** Sets when the next trial may be made: later during a trial, now if the trial wasn't used. */
export async function setNextTrial(
  { queries }: Store,
  sink: SinkName,
  ms: number,
  now: Date,
): Promise<void> {
  await retryOnBusy(() =>
    queries
      .updateTable("receiver_troubles")
      .set({ paused_until: addMs(now, ms) })
      .where("sink", "=", sink)
      .execute(),
  );
}

/** Ends all pauses, so that everything is tried now. */
export async function endPausesNow({ queries }: Store, now: Date): Promise<void> {
  await retryOnBusy(() =>
    queries
      .updateTable("receiver_troubles")
      .set({ paused_until: now.toISOString(), gone: 0 })
      .execute(),
  );
}

/**
 * Stores that the receiver failed: no attempts are made until the pause is over. Failures of
 * concurrent attempts count as one, and the longest of their pauses applies.
 */
export async function recordFailure(
  { queries }: Store,
  sink: Sink,
  { deliveryId, error, pauseMs, certain, gone, isTrial }: FailedAttempt,
  now: Date,
): Promise<void> {
  const receiver = receiverHash(sink);
  const newRow = {
    sink: sink.name,
    receiver,
    since: now.toISOString(),
    paused_until: addMs(now, pauseMs),
    failures: 1,
    opened_by: deliveryId,
    certain: certain ? 1 : 0,
    gone: gone ? 1 : 0,
    error,
  };
  const same = sql<boolean>`receiver_troubles.receiver = ${receiver}`;
  await retryOnBusy(() =>
    queries
      .insertInto("receiver_troubles")
      .values(newRow)
      .onConflict((conflict) =>
        conflict.column("sink").doUpdateSet({
          receiver,
          error,
          gone: newRow.gone,
          since: sql`case when ${same} then receiver_troubles.since else excluded.since end`,
          opened_by: sql`case when ${same} then receiver_troubles.opened_by else excluded.opened_by end`,
          certain: sql`case when ${same} and (receiver_troubles.certain = 1
            or receiver_troubles.opened_by <> excluded.opened_by) then 1 else excluded.certain end`,
          ...(isTrial
            ? { paused_until: newRow.paused_until, failures: sql`receiver_troubles.failures + 1` }
            : {
                paused_until: sql`case when ${same}
                  and receiver_troubles.paused_until > excluded.paused_until
                  then receiver_troubles.paused_until else excluded.paused_until end`,
              }),
        }),
      )
      .execute(),
  );
}

/**
 * Ends the pause after a message was delivered. Messages that failed because of the receiver
 * become due now. If only a single message had failed, it may be the cause itself and keeps its
 * own delay. Returns whether there was a pause.
 */
export async function endPause({ queries }: Store, sink: SinkName, now: Date): Promise<boolean> {
  const ended = await retryOnBusy(() =>
    queries
      .deleteFrom("receiver_troubles")
      .where("sink", "=", sink)
      .returning("certain")
      .executeTakeFirst(),
  );
  if (ended?.certain === 1) await makeDueNow({ queries }, sink, now);
  return ended !== undefined;
}

async function makeDueNow({ queries }: Pick<Store, "queries">, sink: SinkName, now: Date) {
  const due = now.toISOString();
  await retryOnBusy(() =>
    queries
      .updateTable("deliveries")
      .set({ next_attempt_at: due, scheduled_at: due, waits_for: null })
      .where("sink", "=", sink)
      .where("status", "=", "pending")
      .where("waits_for", "=", "receiver")
      .where("lease", "is", null)
      .execute(),
  );
}

/** Parks all messages waiting for a receiver that responded with 410. Returns how many. */
export async function parkWaitingMessages(
  { queries }: Store,
  sink: SinkName,
  now: Date,
): Promise<number> {
  const parked = await retryOnBusy(() =>
    queries
      .updateTable("deliveries")
      .set((row) => ({
        status: "parked",
        last_error: row
          .selectFrom("receiver_troubles")
          .select("error")
          .where("receiver_troubles.sink", "=", sink),
        scheduled_at: now.toISOString(),
      }))
      .where("sink", "=", sink)
      .where("status", "=", "pending")
      .where("lease", "is", null)
      .returning("id")
      .execute(),
  );
  return parked.length;
}
