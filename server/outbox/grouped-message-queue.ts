import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { SinkName } from "#server/store/schema.ts";
import type { Store } from "#server/store/store-interface.ts";
import { type AttemptResult, addMs, dueMessages, isDue, resultColumns } from "./message-queue.ts";

/** Rows per statement, so that a large group doesn't block others for long. */
const BATCH = 500;

/** A message this worker has claimed, to be sent in a grouped email. */
export interface ClaimedMessage {
  id: string;
  leadId: string;
  occasion: string;
  attempt: number;
  receiverFailures: number;
}

/** How many of a sink's messages were sent one by one since a moment or are being sent now. */
export async function countSingleSince(
  { queries }: Store,
  sink: SinkName,
  since: Date,
): Promise<number> {
  const single = queries
    .selectFrom("deliveries")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("sink", "=", sink)
    .where("digest", "is", null);
  const leased = single.where("status", "=", "pending").where("lease", "is not", null);
  const sent = single
    .where("status", "=", "delivered")
    .where("next_attempt_at", ">", since.toISOString());
  // One query, so that a message delivered meanwhile is counted exactly once.
  const counts = await queries
    .selectNoFrom([leased.as("leased"), sent.as("sent")])
    .executeTakeFirstOrThrow();
  return Number(counts.sent) + Number(counts.leased);
}

/** When the last grouped email was sent; undefined if none was since a moment. */
export async function lastGroupSince(
  { queries }: Store,
  sink: SinkName,
  since: Date,
): Promise<Date | undefined> {
  const row = await queries
    .selectFrom("deliveries")
    .select((row) => row.fn.max("next_attempt_at").as("latest"))
    .where("status", "=", "delivered")
    .where("sink", "=", sink)
    .where("next_attempt_at", ">", since.toISOString())
    .where("digest", "is not", null)
    .executeTakeFirst();
  return row?.latest ? new Date(row.latest) : undefined;
}

/** When the oldest due message of a sink became due; undefined if none is due. */
export async function oldestDue(
  { queries }: Store,
  sink: SinkName,
  now: Date,
): Promise<Date | undefined> {
  const row = await queries
    .selectFrom("deliveries")
    .select((row) => row.fn.min("next_attempt_at").as("oldest"))
    .where((row) => isDue(row, sink, now))
    .executeTakeFirst();
  return row?.oldest ? new Date(row.oldest) : undefined;
}

/** Claims all due messages of a sink for one grouped email. */
export async function claimAllDue(
  store: Store,
  { sink, lease, leaseMs }: { sink: SinkName; lease: string; leaseMs: number },
  now: Date,
): Promise<ClaimedMessage[]> {
  const claimed: ClaimedMessage[] = [];
  for (;;) {
    const batch = await claimBatch(store, { sink, lease, until: addMs(now, leaseMs) }, now);
    claimed.push(...batch);
    if (batch.length < BATCH) break;
  }
  return claimed;
}

async function claimBatch(
  { engine, queries }: Store,
  { sink, lease, until }: { sink: SinkName; lease: string; until: string },
  now: Date,
): Promise<ClaimedMessage[]> {
  const claimed = await retryOnBusy(() =>
    queries
      .with("due", () => dueMessages({ engine, queries }, sink, now).limit(BATCH))
      .updateTable("deliveries")
      .set((row) => ({
        lease,
        attempts: row("attempts", "+", 1),
        next_attempt_at: until,
        scheduled_at: now.toISOString(),
      }))
      .where((row) => row("id", "in", row.selectFrom("due").select("id")))
      .where((row) => isDue(row, sink, now))
      .returning(["id", "occasion", "lead_id", "attempts", "receiver_failures"])
      .execute(),
  );
  return claimed.map(({ id, occasion, lead_id, attempts, receiver_failures }) => ({
    id,
    leadId: lead_id,
    occasion,
    attempt: attempts - receiver_failures,
    receiverFailures: receiver_failures,
  }));
}

/** The message's own payload. */
export async function singlePayload({ queries }: Store, id: string): Promise<string> {
  const row = await queries
    .selectFrom("deliveries")
    .select("payload")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.payload;
}

/** Stores a grouped email's result for every message in it. */
export async function recordGroupAttempt(
  { queries }: Store,
  { digest, ids }: { digest: string; ids: readonly string[] },
  result: AttemptResult,
  now: Date,
): Promise<void> {
  const delivered = result.status === "delivered";
  for (let from = 0; from < ids.length; from += BATCH) {
    await retryOnBusy(() =>
      queries
        .updateTable("deliveries")
        .set({ ...resultColumns(result, now), digest: delivered ? digest : null })
        .where("id", "in", ids.slice(from, from + BATCH))
        .where("lease", "=", digest)
        .execute(),
    );
  }
}
