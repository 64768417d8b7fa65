import { type Kysely, sql } from "kysely";

/** Fills when messages were queued that older versions queued without that time. */
export async function fillQueuedAt(db: Kysely<never>): Promise<void> {
  await sql`update deliveries set queued_at =
    (select submitted_at from leads where leads.id = deliveries.lead_id)
    where queued_at is null`.execute(db);
}
