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
  /** How many trials have failed in a row. */
  failures: number;
  /** The receiver must be the reason, not a message. */
  certain: boolean;
  /** Id of the message that failed first; empty if none was sent to this address yet. */
  openedBy: string;
}

/** A failed attempt for which the whole receiver is paused. */
export interface ReceiverFault {
  error: string;
  /** The message can't be the cause. */
  certain: boolean;
  /** The attempt isn't counted as one of the message (rule 15.8). */
  isExcused: boolean;
  /** It won't pass by itself. */
  ownerMustFix: boolean;
  pauseMs: number;
}

/** The same, as it is stored. */
interface FailedAttempt extends Omit<ReceiverFault, "isExcused"> {
  messageId: string;
  /** Whether this was the trial after a pause. */
  isTrial: boolean;
}

/** A hash that identifies a receiver; short, so that it reveals nothing about a password. */
function receiverHash({ name, receiver = name }: Sink): string {
  return createHash("sha256").update(receiver).digest("hex").slice(0, 8);
}

/**
 * Milliseconds until a trial may be made at a failing receiver; undefined if it works. If its
 * address was changed since the failure, one message tries the new address at once (rule 15.9).
 */
export async function msUntilTrial(
  { queries }: Store,
  sink: Sink,
  now: Date,
): Promise<number | undefined> {
  const row = await queries
    .selectFrom("receiver_troubles")
    .select(["receiver", "paused_until"])
    .where("sink", "=", sink.name)
    .where("answered_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const ms = Date.parse(row.paused_until) - now.getTime();
  return row.receiver !== receiverHash(sink) || ms > MAX_PAUSE_MS ? 0 : Math.max(0, ms);
}

/**
 * Claims the trial at a receiver whose pause is over. Exactly one of many workers gets it, for
 * `leaseMs`, which `setNextTrial` extends; the others get undefined. At a new address, the failures
 * are counted from zero.
 */
export async function claimTrial(
  { queries }: Store,
  sink: Sink,
  now: Date,
): Promise<ReceiverPause | undefined> {
  const receiver = receiverHash(sink);
  const claimed = await retryOnBusy(() =>
    queries
      .updateTable("receiver_troubles")
      .set({
        paused_until: addMs(now, sink.leaseMs),
        receiver,
        failures: sql`case when receiver = ${receiver} then failures else 0 end`,
        opened_by: sql`case when receiver = ${receiver} then opened_by else '' end`,
      })
      .where("sink", "=", sink.name)
      .where("answered_at", "is", null)
      .where((row) =>
        row.or([
          row("receiver", "<>", receiver),
          row("paused_until", "<=", now.toISOString()),
          row("paused_until", ">", addMs(now, MAX_PAUSE_MS)),
        ]),
      )
      .returning(["failures", "certain", "opened_by"])
      .executeTakeFirst(),
  );
  if (!claimed) return undefined;
  const { failures, certain, opened_by: openedBy } = claimed;
  return { failures, certain: certain === 1, openedBy };
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
    queries.updateTable("receiver_troubles").set({ paused_until: now.toISOString() }).execute(),
  );
}

/**
 * Stores that the receiver failed: no attempts are made until the pause is over. Failures of
 * concurrent attempts count as one, and the longest of their pauses applies.
 */
export async function recordFailure(
  { queries }: Store,
  sink: Sink,
  { messageId, error, pauseMs, certain, ownerMustFix, isTrial }: FailedAttempt,
  now: Date,
): Promise<void> {
  const receiver = receiverHash(sink);
  const newRow = {
    sink: sink.name,
    receiver,
    since: now.toISOString(),
    paused_until: addMs(now, pauseMs),
    failures: 1,
    opened_by: messageId,
    certain: certain ? 1 : 0,
    gone: 0,
    error,
    owner_must_fix: ownerMustFix ? 1 : 0,
    answered_at: null,
  };
  const { paused_until, failures, opened_by, since, ...always } = newRow;
  const goesOn = sql<boolean>`receiver_troubles.receiver = ${receiver}
    and receiver_troubles.answered_at is null`;
  await retryOnBusy(() =>
    queries
      .insertInto("receiver_troubles")
      .values(newRow)
      .onConflict((conflict) =>
        conflict.column("sink").doUpdateSet({
          ...always,
          since: sql`case when ${goesOn} then receiver_troubles.since else excluded.since end`,
          opened_by: sql`case when ${goesOn} and receiver_troubles.opened_by <> ''
            then receiver_troubles.opened_by else excluded.opened_by end`,
          certain: sql`case when ${goesOn} and (receiver_troubles.certain = 1
            or receiver_troubles.opened_by not in ('', excluded.opened_by))
            then 1 else excluded.certain end`,
          ...(isTrial
            ? { paused_until, failures: sql`receiver_troubles.failures + 1` }
            : {
                failures: sql`case when ${goesOn} then receiver_troubles.failures else 1 end`,
                paused_until: sql`case when ${goesOn}
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
 * own delay.
 */
export async function endPause({ queries }: Store, sink: SinkName, now: Date): Promise<void> {
  const ended = await retryOnBusy(() =>
    queries
      .updateTable("receiver_troubles")
      .set({ answered_at: now.toISOString() })
      .where("sink", "=", sink)
      .where("answered_at", "is", null)
      .returning("certain")
      .executeTakeFirst(),
  );
  if (ended?.certain === 1) await makeDueNow({ queries }, sink, now);
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
