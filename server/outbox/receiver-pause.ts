import { createHash } from "node:crypto";
import { sql } from "kysely";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { SinkName } from "#server/store/schema.ts";
import type { Store } from "#server/store/store-interface.ts";
import { addMs } from "./message-queue.ts";
import type { Sink } from "./sink.ts";

/** Later than any pause: it was set by the clock was set back in between. */
const MAX_PAUSE_MS = 7 * 60 * 60 * 1000;

/** A receiver that fails, as every process sees it. */
export interface ReceiverPause {
  /** Milliseconds until somebody may knock. */
  pauseMs: number;
  failures: number;
  gone: boolean;
}

/** What a failed knock says about the receiver. */
export interface FailedAttempt {
  deliveryId: string;
  error: string;
  pauseMs: number;
  /** Nothing but the receiver can be the reason. */
  certain: boolean;
  gone: boolean;
  /** Whether this was the one knock of a pause that was over. */
  isTrial: boolean;
}

/** A hash by which a receiver is known again; short, so that it gives nothing of a password away. */
function receiverHash({ name, receiver = name }: Sink): string {
  return createHash("sha256").update(receiver).digest("hex").slice(0, 8);
}

/**
 * The sink's trouble, if its receiver is in any. What was said by another receiver, before its
 * address was changed, holds no longer: one delivery tries the new one at once (rule 15.9).
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
 * Claims the trial at a receiver whose pause is over. Of many workers exactly one gets
 * it, for `leaseMs`; `setNextTrial` prolongs it.
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

/** Sets when the next knock may be: later while one lasts, now when its right was not used. */
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

/** The owner asks for everything to be tried now, whatever receivers said. */
export async function endPausesNow({ queries }: Store, now: Date): Promise<void> {
  await retryOnBusy(() =>
    queries
      .updateTable("receiver_troubles")
      .set({ paused_until: now.toISOString(), gone: 0 })
      .execute(),
  );
}

/**
 * Writes down that the receiver failed: nobody knocks until the pause is over. Failures of what was
 * under way at the same time count as one, and the longest pause any of them asked for holds.
 */
export async function recordFailure(
  { queries }: Store,
  sink: Sink,
  { deliveryId, error, pauseMs, certain, gone, isTrial }: FailedAttempt,
  now: Date,
): Promise<void> {
  const receiver = receiverHash(sink);
  const fresh = {
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
      .values(fresh)
      .onConflict((conflict) =>
        conflict.column("sink").doUpdateSet({
          receiver,
          error,
          gone: fresh.gone,
          since: sql`case when ${same} then receiver_troubles.since else excluded.since end`,
          opened_by: sql`case when ${same} then receiver_troubles.opened_by else excluded.opened_by end`,
          certain: sql`case when ${same} and (receiver_troubles.certain = 1
            or receiver_troubles.opened_by <> excluded.opened_by) then 1 else excluded.certain end`,
          ...(isTrial
            ? { paused_until: fresh.paused_until, failures: sql`receiver_troubles.failures + 1` }
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
 * The receiver took something: the pause is over, and what failed because of the receiver is due
 * now. Where one delivery alone had failed, it may be the reason itself and keeps its own wait.
 * Returns whether there was trouble.
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

/** Gives up on everything that waits for a receiver that wants nothing any more. Returns how many. */
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
