import { randomUUID } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { SinkName, Tables } from "#server/store/schema.ts";
import type { Store } from "#server/store/store-interface.ts";
import type { DueMessage } from "./sink.ts";

/** If a message was scheduled further in the future than this, the clock was set back since. */
const CLOCK_TOLERANCE_MS = 60_000;

/** A message this worker has claimed. Only the holder of its lease may change it. */
export interface ClaimedMessage extends Omit<DueMessage, "reference"> {
  lease: string;
  /** How many attempts failed because of the receiver. */
  receiverFailures: number;
}

/** The result of an attempt, as stored in the message's row. */
export type AttemptResult =
  | { status: "delivered"; note?: string | undefined }
  | ({ status: "parked" } & FailedAttempt)
  | ({ status: "pending"; delayMs: number; waitsFor: "receiver" | null } & FailedAttempt);

interface FailedAttempt {
  error: string;
  /** How many attempts have failed because of the receiver. */
  receiverFailures: number;
}

/** The columns of a message's row after an attempt. */
export function resultColumns(result: AttemptResult, now: Date) {
  const delivered = result.status === "delivered";
  return {
    lease: null,
    status: result.status,
    last_error: delivered ? null : result.error,
    note: delivered ? (result.note ?? null) : null,
    waits_for: result.status === "pending" ? result.waitsFor : null,
    delivered_at: delivered ? now.toISOString() : null,
    // The lead's record stays, from which it can be composed again (rule 15.24).
    ...(delivered ? { payload: "" } : { receiver_failures: result.receiverFailures }),
    next_attempt_at: addMs(now, result.status === "pending" ? result.delayMs : 0),
    scheduled_at: now.toISOString(),
  };
}

export interface ClaimOptions {
  sink: SinkName;
  /** How long the worker has to finish before another may claim the message, in milliseconds. */
  leaseMs: number;
  now: Date;
  limit: number;
  /** Ids this worker is already sending; they look due only if the clock was set forward. */
  except?: readonly string[];
}

/**
 * Claims up to `limit` due messages of a sink. Each goes to exactly one of many workers: the claim
 * is a single UPDATE that sets `next_attempt_at` to the end of the lease and returns the rows.
 */
export async function claimDueMessages(
  { engine, queries }: Pick<Store, "engine" | "queries">,
  { sink, leaseMs, now, limit, except = [] }: ClaimOptions,
): Promise<ClaimedMessage[]> {
  const lease = randomUUID();
  const claimed = await retryOnBusy(() =>
    queries
      .with("due", () => {
        const due = dueMessages({ engine, queries }, sink, now).limit(limit);
        return except.length > 0 ? due.where("id", "not in", except) : due;
      })
      .updateTable("deliveries")
      .set((row) => ({
        lease,
        attempts: row("attempts", "+", 1),
        next_attempt_at: addMs(now, leaseMs),
        scheduled_at: now.toISOString(),
      }))
      .where((row) => row("id", "in", row.selectFrom("due").select("id")))
      .where((row) => isDue(row, sink, now))
      .returning(["id", "lead_id", "occasion", "payload", "attempts", "receiver_failures"])
      .execute(),
  );
  return claimed.map(({ id, lead_id, occasion, payload, attempts, receiver_failures }) => ({
    id,
    leadId: lead_id,
    occasion,
    payload,
    attempt: attempts - receiver_failures,
    receiverFailures: receiver_failures,
    lease,
  }));
}

/**
 * Stores the result of an attempt. Does nothing if the lease was lost or the lead was erased
 * meanwhile.
 */
export async function recordAttempt(
  { queries }: Store,
  { id, lease }: Pick<ClaimedMessage, "id" | "lease">,
  result: AttemptResult,
  now: Date,
): Promise<void> {
  await retryOnBusy(() =>
    queries
      .updateTable("deliveries")
      .set(resultColumns(result, now))
      .where("id", "=", id)
      .where("lease", "=", lease)
      .execute(),
  );
}

/** Extends a lease during its attempt. A lease that was lost meanwhile stays lost. */
export async function renewLease(
  { queries }: Store,
  { lease, leaseMs }: { lease: string; leaseMs: number },
  now: Date,
): Promise<void> {
  await retryOnBusy(() =>
    queries
      .updateTable("deliveries")
      .set({ next_attempt_at: addMs(now, leaseMs), scheduled_at: now.toISOString() })
      .where("status", "=", "pending")
      .where("lease", "=", lease)
      .execute(),
  );
}

/** Deletes a message that is no longer needed, unless the lease was lost meanwhile. */
export async function deleteMessage(
  { queries }: Store,
  { id, lease }: Pick<ClaimedMessage, "id" | "lease">,
): Promise<void> {
  await retryOnBusy(() =>
    queries.deleteFrom("deliveries").where("id", "=", id).where("lease", "=", lease).execute(),
  );
}

/**
 * Milliseconds until the sink's next message is due: 0 if one is due, undefined if none is
 * pending.
 */
export async function msUntilNextDue(
  { queries }: Store,
  sink: SinkName,
  now: Date,
): Promise<number | undefined> {
  const pending = queries
    .selectFrom("deliveries")
    .select("next_attempt_at")
    .where("status", "=", "pending")
    .where("sink", "=", sink)
    .where(hasNoEarlierPending)
    .limit(1);
  const next = await pending.orderBy("next_attempt_at").executeTakeFirst();
  if (!next) return undefined;
  const scheduledInFuture = await pending
    .where("lease", "is", null)
    .where("scheduled_at", ">", addMs(now, CLOCK_TOLERANCE_MS))
    .executeTakeFirst();
  return scheduledInFuture ? 0 : Math.max(0, Date.parse(next.next_attempt_at) - now.getTime());
}

/**
 * Makes leases that start in the future end one lease's time from now: the clock was set back
 * since, and their workers may be gone.
 */
export async function resetFutureLeases(
  { queries }: Store,
  { sink, leaseMs, now }: Pick<ClaimOptions, "sink" | "leaseMs" | "now">,
): Promise<void> {
  await retryOnBusy(() =>
    queries
      .updateTable("deliveries")
      .set({ next_attempt_at: addMs(now, leaseMs), scheduled_at: now.toISOString() })
      .where("status", "=", "pending")
      .where("sink", "=", sink)
      .where("lease", "is not", null)
      .where("scheduled_at", ">", addMs(now, CLOCK_TOLERANCE_MS))
      .execute(),
  );
}

/**
 * Query for the ids of a sink's due messages, the longest due first. On PostgreSQL it locks them
 * and skips those that another worker is claiming right now, instead of waiting for it.
 */
export function dueMessages(
  { engine, queries }: Pick<Store, "engine" | "queries">,
  sink: SinkName,
  now: Date,
) {
  return queries
    .selectFrom("deliveries")
    .select("id")
    .where((row) => isDue(row, sink, now))
    .orderBy("next_attempt_at")
    .$if(engine === "postgres", (due) => due.forUpdate("deliveries").skipLocked());
}

/**
 * SQL condition: a message of the sink may be claimed now. A message scheduled in the future is
 * due too, unless it has a lease: then the other process's clock may just be ahead.
 */
export function isDue(row: ExpressionBuilder<Tables, "deliveries">, sink: SinkName, now: Date) {
  return row.and([
    row("status", "=", "pending"),
    row("sink", "=", sink),
    hasNoEarlierPending(row),
    row.or([
      row("next_attempt_at", "<=", now.toISOString()),
      row.and([row("lease", "is", null), row("scheduled_at", ">", addMs(now, CLOCK_TOLERANCE_MS))]),
    ]),
  ]);
}

/**
 * SQL condition: false for a lead's later CRM message while an earlier one is pending. The CRM
 * keeps what it receives last, which must not be an outdated state (rule 15.23).
 */
function hasNoEarlierPending(row: ExpressionBuilder<Tables, "deliveries">) {
  const earlier = row
    .selectFrom("deliveries as earlier")
    .select("earlier.id")
    .whereRef("earlier.lead_id", "=", "deliveries.lead_id")
    .where("earlier.sink", "=", "crm")
    .where("earlier.status", "=", "pending")
    .whereRef("earlier.queued_at", "<", "deliveries.queued_at");
  return row.or([row("deliveries.sink", "!=", "crm"), row.not(row.exists(earlier))]);
}

/** The moment `ms` milliseconds after `now`, as it is stored. */
export function addMs(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
