import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { SinkName } from "#server/store/schema.ts";
import type { Store } from "#server/store/store-interface.ts";
import { type AttemptResult, addMs, isDue, resultColumns } from "./message-queue.ts";

/** Rows per statement, so that a large group stops nobody else for long. */
const BATCH = 500;

/** A notice this worker holds, to be sent together with others. */
export interface ClaimedMessage {
  id: string;
  leadId: string;
  reference: string;
  kind: string;
  occasion: string;
  submittedAt: string;
  attempt: number;
}

/** Deliveries of a sink sent on their own since, and those being sent. */
export async function countSingleSince(
  { queries }: Store,
  sink: SinkName,
  since: Date,
): Promise<number> {
  const moment = since.toISOString();
  const { count } = await queries
    .selectFrom("deliveries")
    .select((row) => row.fn.countAll().as("count"))
    .where("sink", "=", sink)
    .where("digest", "is", null)
    .where((row) =>
      row.or([
        row.and([row("status", "=", "delivered"), row("next_attempt_at", ">", moment)]),
        row.and([row("status", "=", "pending"), row("lease", "is not", null)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When the last grouped mail went out, if one did since. */
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

/** Since when the oldest delivery of a sink has been due. */
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

/** Takes everything of a sink that is due, for one mail. */
export async function claimAllDue(
  store: Store,
  { sink, lease, leaseMs }: { sink: SinkName; lease: string; leaseMs: number },
  now: Date,
): Promise<ClaimedMessage[]> {
  const held: ClaimedMessage[] = [];
  for (;;) {
    const batch = await claimBatch(store, { sink, lease, until: addMs(now, leaseMs) }, now);
    held.push(...batch);
    if (batch.length < BATCH) break;
  }
  return held.sort((a, b) => (a.submittedAt < b.submittedAt ? -1 : 1));
}

async function claimBatch(
  { queries }: Store,
  { sink, lease, until }: { sink: SinkName; lease: string; until: string },
  now: Date,
): Promise<ClaimedMessage[]> {
  const claimed = await retryOnBusy(() =>
    queries
      .updateTable("deliveries")
      .set((row) => ({
        lease,
        attempts: row("attempts", "+", 1),
        next_attempt_at: until,
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
            .orderBy("next_attempt_at")
            .limit(BATCH),
        ),
      )
      .where((row) => isDue(row, sink, now))
      .returning(["id", "occasion", "lead_id", "attempts"])
      .execute(),
  );
  if (claimed.length === 0) return [];
  const leads = await queries
    .selectFrom("leads")
    .select(["id", "reference", "kind", "submitted_at"])
    .where("id", "in", [...new Set(claimed.map(({ lead_id }) => lead_id))])
    .execute();
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  return claimed.flatMap(({ id, occasion, lead_id, attempts }) => {
    const lead = byId.get(lead_id);
    // Erased this very moment.
    if (!lead) return [];
    const { reference, kind, submitted_at: submittedAt } = lead;
    return [{ id, leadId: lead_id, reference, kind, occasion, submittedAt, attempt: attempts }];
  });
}

/** What a delivery says on its own. */
export async function singlePayload({ queries }: Store, id: string): Promise<string> {
  const row = await queries
    .selectFrom("deliveries")
    .select("payload")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.payload;
}

/** Writes down how a grouped mail ended, for every notice in it. */
export async function recordGroupAttempt(
  { queries }: Store,
  { digest, ids }: { digest: string; ids: readonly string[] },
  ending: AttemptResult,
  now: Date,
): Promise<void> {
  const delivered = ending.status === "delivered";
  for (let from = 0; from < ids.length; from += BATCH) {
    await retryOnBusy(() =>
      queries
        .updateTable("deliveries")
        .set({ ...resultColumns(ending, now), digest: delivered ? digest : null })
        .where("id", "in", ids.slice(from, from + BATCH))
        .where("lease", "=", digest)
        .execute(),
    );
  }
}
