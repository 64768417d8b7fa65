import type { Store } from "#server/store/store.ts";

export interface OutboxHealth {
  /** When the oldest delivery still to be made was put into the outbox. */
  oldestPendingSince?: Date;
  pending: number;
  parked: number;
}

/** What `/readyz` and the start-up log say about deliveries. */
export async function outboxHealth({ queries }: Store): Promise<OutboxHealth> {
  const rows = await queries
    .selectFrom("deliveries")
    .innerJoin("leads", "leads.id", "deliveries.lead_id")
    .select((row) => [
      "deliveries.status",
      row.fn.countAll().as("count"),
      row.fn.min(row.fn.coalesce("deliveries.queued_at", "leads.submitted_at")).as("oldest"),
    ])
    .where("deliveries.status", "in", ["pending", "parked"])
    .groupBy("deliveries.status")
    .execute();
  const pending = rows.find(({ status }) => status === "pending");
  const parked = rows.find(({ status }) => status === "parked");
  return {
    ...(pending ? { oldestPendingSince: new Date(pending.oldest) } : {}),
    pending: Number(pending?.count ?? 0),
    parked: Number(parked?.count ?? 0),
  };
}
