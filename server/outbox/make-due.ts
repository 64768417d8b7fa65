import type { Expression } from "kysely";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { MessageStatus, SinkName } from "#server/store/schema.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { endPausesNow } from "./receiver-pause.ts";

/** Makes every parked message due now. Returns how many there were. */
export function redeliverParked(store: Store, now: Date): Promise<number> {
  return makeDue(store, { statuses: ["parked"], now });
}

/** Which messages to make due. */
interface Selection {
  leadId?: string;
  statuses: MessageStatus[];
  sinks?: SinkName[];
  /** New payloads by sink, for messages whose payload was dropped (rule 15.24). */
  payloads?: ReadonlyMap<SinkName, string>;
  now: Date;
}

/**
 * Makes messages due now, with all attempts available again, even if a receiver is paused. Returns
 * how many became due.
 */
export async function makeDue(
  store: Store,
  { leadId, statuses, sinks, payloads = new Map(), now }: Selection,
): Promise<number> {
  const due = now.toISOString();
  await endPausesNow(store, now);
  const rows = await retryOnBusy(() =>
    store.queries
      .updateTable("deliveries")
      .set((row) => ({
        payload: [...payloads].reduce<Expression<string>>(
          (otherwise, [sink, payload]) =>
            row
              .case()
              .when(row.and([row("sink", "=", sink), row("payload", "=", "")]))
              .then(payload)
              .else(otherwise)
              .end(),
          row.ref("payload"),
        ),
        ...columnsOfDue(now),
      }))
      .where("status", "in", statuses)
      .$if(leadId !== undefined, (query) => query.where("lead_id", "=", leadId ?? ""))
      .$if(sinks !== undefined, (query) => query.where("sink", "in", sinks ?? []))
      // A message that is being sent right now is left alone.
      .where((row) => row.or([row("lease", "is", null), row("next_attempt_at", "<=", due)]))
      .returning("id")
      .execute(),
  );
  return rows.length;
}

/**
 * Makes one message due that was given up, in the caller's transaction.
 * @param payload replaces what would have been sent, as something newer was sent since
 * @returns false if it isn't given up, or isn't this lead's
 */
export async function makeParkedDue(
  queries: Queries,
  { id, leadId, payload }: { id: string; leadId: string; payload: string | undefined },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("deliveries")
    .set(columnsOfDue(now))
    .$if(payload !== undefined, (messages) => messages.set({ payload: payload ?? "" }))
    .where("id", "=", id)
    .where("lead_id", "=", leadId)
    .where("status", "=", "parked")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await queries.updateTable("receiver_troubles").set({ paused_until: now.toISOString() }).execute();
  return true;
}

function columnsOfDue(now: Date) {
  const due = now.toISOString();
  return {
    status: "pending",
    attempts: 0,
    receiver_failures: 0,
    next_attempt_at: due,
    scheduled_at: due,
    queued_at: due,
    lease: null,
    delivered_at: null,
    digest: null,
    note: null,
    waits_for: null,
  } as const;
}
