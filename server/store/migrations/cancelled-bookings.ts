import type { Kysely } from "kysely";

/** When a booking was cancelled, as long as that can be undone. */
export async function addCancelledAt(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("bookings").addColumn("cancelled_at", "text").execute();
}
