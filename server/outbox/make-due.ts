import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { MessageStatus, SinkName } from "#server/store/schema.ts";
import type { Store } from "#server/store/store-interface.ts";
import { endPausesNow } from "./receiver-pause.ts";

/** Makes every parked delivery due now. Returns how many there were. */
export function redeliverParked(store: Store, now: Date): Promise<number> {
  return makeDue(store, { statuses: ["parked"], now });
}

/** Which deliveries are to be made due. */
interface Selection {
  leadId?: string;
  statuses: MessageStatus[];
  sinks?: SinkName[];
  now: Date;
}

/**
 * Makes deliveries due now, with all their attempts again, whatever their receivers said. Returns how
 * many became due.
 */
export async function makeDue(
  store: Store,
  { leadId, statuses, sinks, now }: Selection,
): Promise<number> {
  const due = now.toISOString();
  await endPausesNow(store, now);
  const rows = await retryOnBusy(() =>
    store.queries
      .updateTable("deliveries")
      .set({
        status: "pending",
        attempts: 0,
        next_attempt_at: due,
        scheduled_at: due,
        queued_at: due,
        lease: null,
        delivered_at: null,
        digest: null,
        note: null,
        waits_for: null,
      })
      .where("status", "in", statuses)
      .$if(leadId !== undefined, (query) => query.where("lead_id", "=", leadId ?? ""))
      .$if(sinks !== undefined, (query) => query.where("sink", "in", sinks ?? []))
      // One that is being sent this moment is left to end.
      .where((row) => row.or([row("lease", "is", null), row("next_attempt_at", "<=", due)]))
      .returning("id")
      .execute(),
  );
  return rows.length;
}
