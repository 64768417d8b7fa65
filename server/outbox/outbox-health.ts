import { type SinkName, sinkNames } from "#server/store/schema.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";

export interface OutboxHealth {
  /** When the oldest undelivered message was queued, whether pending or parked. */
  oldestUndeliveredSince?: Date;
  pending: number;
  parked: number;
}

/** The outbox's state for `/readyz` and the log at startup. */
export async function outboxHealth({ queries }: Store): Promise<OutboxHealth> {
  const rows = await queries
    .selectFrom("deliveries")
    .select((row) => [
      "status",
      row.fn.countAll().as("count"),
      row.fn.min("queued_at").as("oldest"),
    ])
    .where("status", "in", ["pending", "parked"])
    .groupBy("status")
    .execute();
  const pending = rows.find(({ status }) => status === "pending");
  const parked = rows.find(({ status }) => status === "parked");
  const [oldest] = rows.flatMap((row) => row.oldest ?? []).toSorted();
  return {
    ...(oldest ? { oldestUndeliveredSince: new Date(oldest) } : {}),
    pending: Number(pending?.count ?? 0),
    parked: Number(parked?.count ?? 0),
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
}

/** The outbox's state for each sink, including sinks with nothing pending or parked. */
export async function outboxBySink(queries: Queries): Promise<SinkHealth[]> {
  const rows = await queries
    .selectFrom("deliveries")
    .select((row) => [
      "sink",
      "status",
      row.fn.countAll().as("count"),
      row.fn.min("queued_at").as("oldest"),
      row.fn.max("scheduled_at").as("latest"),
    ])
    .where("status", "in", ["pending", "parked"])
    .groupBy(["sink", "status"])
    .execute();
  const errors = await lastErrors(queries);
  return sinkNames.map((sink) => {
    const lastError = errors.get(sink);
    const pending = rows.find((row) => row.sink === sink && row.status === "pending");
    const parked = rows.find((row) => row.sink === sink && row.status === "parked");
    return {
      sink,
      pending: Number(pending?.count ?? 0),
      parked: Number(parked?.count ?? 0),
      ...(pending?.oldest ? { pendingSince: new Date(pending.oldest) } : {}),
      ...(parked ? { parkedAt: new Date(parked.latest) } : {}),
      ...(lastError ? { lastError } : {}),
    };
  });
}

async function lastErrors(queries: Queries): Promise<Map<SinkName, string>> {
  const latest = sinkNames.map((sink) =>
    queries
      .selectFrom("deliveries")
      .select(["sink", "last_error"])
      .where("status", "in", ["pending", "parked"])
      .where("sink", "=", sink)
      .where("last_error", "is not", null)
      .orderBy("scheduled_at", "desc")
      .limit(1)
      .executeTakeFirst(),
  );
  const rows = await Promise.all(latest);
  return new Map(rows.flatMap((row) => (row?.last_error ? [[row.sink, row.last_error]] : [])));
}
