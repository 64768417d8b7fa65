import { randomUUID } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { SinkName, Tables } from "#server/store/schema.ts";
import type { Store } from "#server/store/store-interface.ts";
import type { DueMessage } from "./sink.ts";

/** Scheduled further in the future than this: the clock was set back since. */
const CLOCK_TOLERANCE_MS = 60_000;

/** A delivery this worker holds, and the token that proves it. */
export interface ClaimedMessage extends DueMessage {
  lease: string;
}

/** How an attempt ended, for the row. */
export type AttemptResult =
  | { status: "delivered"; note?: string | undefined }
  | { status: "parked"; error: string }
  | { status: "pending"; error: string; delayMs: number; waitsFor: "receiver" | null };

/** The columns of a row whose attempt ended so. */
export function resultColumns(ending: AttemptResult, now: Date) {
  const delivered = ending.status === "delivered";
  return {
    lease: null,
    status: ending.status,
    last_error: delivered ? null : ending.error,
    note: delivered ? (ending.note ?? null) : null,
    waits_for: ending.status === "pending" ? ending.waitsFor : null,
    delivered_at: delivered ? now.toISOString() : null,
    next_attempt_at: addMs(now, ending.status === "pending" ? ending.delayMs : 0),
    scheduled_at: now.toISOString(),
  };
}

export interface ClaimOptions {
  sink: SinkName;
  /** How long the worker has to finish before another may take the delivery. */
  leaseMs: number;
  now: Date;
  limit: number;
  /** Ids this worker is sending already; only a clock set forward makes them look due. */
  except?: readonly string[];
}

/**
 * Takes up to `limit` due deliveries of a sink. Of many workers exactly one gets each: the claim
 * is one UPDATE that moves `next_attempt_at` to the end of the lease and hands out the rows.
 */
export async function claimDueMessages(
  { queries }: Store,
  { sink, leaseMs, now, limit, except = [] }: ClaimOptions,
): Promise<ClaimedMessage[]> {
  const lease = randomUUID();
  const claimed = await retryOnBusy(() =>
    queries
      .updateTable("deliveries")
      .set((row) => ({
        lease,
        attempts: row("attempts", "+", 1),
        next_attempt_at: addMs(now, leaseMs),
        scheduled_at: now.toISOString(),
      }))
      .where((row) =>
        row(
          "id",
          "in",
          row
            .selectFrom("deliveries")
            .select("id")
            .where((due) => isDue(due, sink, now))
            .$if(except.length > 0, (due) => due.where("id", "not in", except))
            .orderBy("next_attempt_at")
            .limit(limit),
        ),
      )
      .where((row) => isDue(row, sink, now))
      .returning((row) => [
        "id",
        "lead_id",
        "occasion",
        "payload",
        "attempts",
        row
          .selectFrom("leads")
          .select("reference")
          .whereRef("leads.id", "=", "deliveries.lead_id")
          .$asScalar()
          .$notNull()
          .as("reference"),
      ])
      .execute(),
  );
  return claimed.map(({ id, lead_id, occasion, payload, attempts, reference }) => ({
    id,
    leadId: lead_id,
    reference,
    occasion,
    payload,
    attempt: attempts,
    lease,
  }));
}

/**
 * Writes down how an attempt ended. Nothing happens when the lease was lost meanwhile or the
 * lead was erased.
 */
export async function recordAttempt(
  { queries }: Store,
  { id, lease }: Pick<ClaimedMessage, "id" | "lease">,
  ending: AttemptResult,
  now: Date,
): Promise<void> {
  await retryOnBusy(() =>
    queries
      .updateTable("deliveries")
      .set(resultColumns(ending, now))
      .where("id", "=", id)
      .where("lease", "=", lease)
      .execute(),
  );
}

/** Prolongs a lease while its attempt lasts. One that was lost meanwhile stays lost. */
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

/** Takes a delivery nobody wants any more out of the outbox, unless the lease was lost meanwhile. */
export async function deleteMessage(
  { queries }: Store,
  { id, lease }: Pick<ClaimedMessage, "id" | "lease">,
): Promise<void> {
  await retryOnBusy(() =>
    queries.deleteFrom("deliveries").where("id", "=", id).where("lease", "=", lease).execute(),
  );
}

/** Milliseconds until the sink's next delivery is due: 0 when one is, undefined when none waits. */
export async function msUntilNextDue(
  { queries }: Store,
  sink: SinkName,
  now: Date,
): Promise<number | undefined> {
  const next = await queries
    .selectFrom("deliveries")
    .select((row) => [
      row.fn.min("next_attempt_at").as("due"),
      row.fn.max("scheduled_at").filterWhere("lease", "is", null).as("scheduled"),
    ])
    .where("status", "=", "pending")
    .where("sink", "=", sink)
    .where(isItsTurn)
    .executeTakeFirst();
  if (!next?.due) return undefined;
  if (next.scheduled && next.scheduled > addMs(now, CLOCK_TOLERANCE_MS)) return 0;
  return Math.max(0, Date.parse(next.due) - now.getTime());
}

/**
 * Gives leases that began in the future one lease's time from now: the clock was set back since, and
 * who held them may be gone.
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
 * Whether a delivery of the sink may be claimed now. What was scheduled in the future is due as well,
 * but not while somebody may be sending it: their clock may only be ahead of ours.
 */
export function isDue(row: ExpressionBuilder<Tables, "deliveries">, sink: SinkName, now: Date) {
  return row.and([
    row("status", "=", "pending"),
    row("sink", "=", sink),
    isItsTurn(row),
    row.or([
      row("next_attempt_at", "<=", now.toISOString()),
      row.and([row("lease", "is", null), row("scheduled_at", ">", addMs(now, CLOCK_TOLERANCE_MS))]),
    ]),
  ]);
}

/**
 * False for the CRM's later message of a lead while an earlier one waits: the receiver keeps what it
 * hears last, and that must not be the state before a change (rule 15.23).
 */
function isItsTurn(row: ExpressionBuilder<Tables, "deliveries">) {
  const earlier = row
    .selectFrom("deliveries as earlier")
    .select("earlier.id")
    .whereRef("earlier.lead_id", "=", "deliveries.lead_id")
    .where("earlier.sink", "=", "crm")
    .where("earlier.status", "=", "pending")
    .whereRef("earlier.queued_at", "<", "deliveries.queued_at");
  return row.or([row("deliveries.sink", "!=", "crm"), row.not(row.exists(earlier))]);
}

/** The moment so many milliseconds later, as it is stored. */
export function addMs(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
