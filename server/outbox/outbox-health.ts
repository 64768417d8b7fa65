import { sql } from "kysely";
import { rowCounts } from "#server/store/row-counts.ts";
import { type MessageStatus, type SinkName, sinkNames } from "#server/store/schema.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { type FailingReceiver, failingReceivers } from "./failing-receivers.ts";

export interface OutboxHealth {
  /** When the oldest undelivered message was queued, whether pending or parked. */
  oldestUndeliveredSince?: Date;
  pending: number;
  parked: number;
}

/** The outbox's state for `/readyz` and the log at startup. */
export async function outboxHealth({ queries }: Store): Promise<OutboxHealth> {
  const counts = await rowCounts(queries, "deliveries");
  const oldest: string[] = [];
  for (const { sink, status } of undelivered(counts)) {
    oldest.push(...(await oldestQueued(queries, sink, status)));
  }
  const [first] = oldest.toSorted();
  const total = (status: MessageStatus) =>
    sinkNames.reduce((sum, sink) => sum + (counts.get(`${sink}:${status}`) ?? 0), 0);
  return {
    ...(first ? { oldestUndeliveredSince: new Date(first) } : {}),
    pending: total("pending"),
    parked: total("parked"),
  };
}

/** The outbox's state for one sink. */
export interface SinkHealth {
  sink: SinkName;
  pending: number;
  parked: number;
  /** When the oldest pending message was queued. */
  pendingSince?: Date;
  /** When a message was last parked. */
  parkedAt?: Date;
  /**
   * Why the latest pending or parked message failed, in the receiver's or our own words; contains
   * no personal data.
   */
  lastError?: string;
  /** Set while the receiver fails, and until the owner was told that it answers again. */
  receiver?: FailingReceiver;
}

/** The outbox's state for each sink, including sinks with nothing pending or parked. */
export async function outboxBySink(queries: Queries): Promise<SinkHealth[]> {
  const counts = await rowCounts(queries, "deliveries");
  const receivers = await failingReceivers(queries);
  const health: SinkHealth[] = [];
  for (const sink of sinkNames) {
    const pending = counts.get(`${sink}:pending`) ?? 0;
    const parked = counts.get(`${sink}:parked`) ?? 0;
    const [pendingSince] = pending > 0 ? await oldestQueued(queries, sink, "pending") : [];
    const parkedAt = parked > 0 ? await lastParked(queries, sink) : undefined;
    const lastError = pending + parked > 0 ? await latestError(queries, sink) : undefined;
    const receiver = receivers.get(sink);
    health.push({
      sink,
      pending,
      parked,
      ...(pendingSince ? { pendingSince: new Date(pendingSince) } : {}),
      ...(parkedAt ? { parkedAt: new Date(parkedAt) } : {}),
      ...(lastError ? { lastError } : {}),
      ...(receiver ? { receiver } : {}),
    });
  }
  return health;
}

/** Sinks and statuses of which there are undelivered messages. */
function undelivered(counts: ReadonlyMap<string, number>) {
  return sinkNames.flatMap((sink) =>
    (["pending", "parked"] as const)
      .filter((status) => counts.has(`${sink}:${status}`))
      .map((status) => ({ sink, status })),
  );
}

/** When the oldest message was queued, read from an index; empty if there is none. */
async function oldestQueued(
  queries: Queries,
  sink: SinkName,
  status: MessageStatus,
): Promise<string[]> {
  const row = await queries
    .selectFrom("deliveries")
    .select("queued_at")
    .where("status", "=", status)
    .where("sink", "=", sink)
    .where("queued_at", "is not", null)
    .orderBy("queued_at")
    .limit(1)
    .executeTakeFirst();
  return row?.queued_at ? [row.queued_at] : [];
}

async function lastParked(queries: Queries, sink: SinkName): Promise<string | undefined> {
  const row = await queries
    .selectFrom("deliveries")
    .select("scheduled_at")
    .where("status", "=", "parked")
    .where("sink", "=", sink)
    .orderBy("scheduled_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.scheduled_at;
}

async function latestError(queries: Queries, sink: SinkName): Promise<string | undefined> {
  const row = await queries
    .selectFrom("deliveries")
    .select("last_error")
    .where("sink", "=", sink)
    // A literal instead of a parameter, so that both engines use the partial index of failed
    // messages.
    .where(sql<boolean>`last_error is not null`)
    .orderBy("scheduled_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.last_error ?? undefined;
}

/**
 * What is odd about the message a sink delivered last; null if nothing is, undefined if it has
 * delivered none.
 */
export async function latestNote(
  queries: Queries,
  sink: SinkName,
): Promise<string | null | undefined> {
  const row = await queries
    .selectFrom("deliveries")
    .select("note")
    .where("status", "=", "delivered")
    .where("sink", "=", sink)
    .orderBy("next_attempt_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.note;
}
