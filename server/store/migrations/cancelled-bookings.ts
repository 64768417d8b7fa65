import type { Kysely } from "kysely";

/** Adds when a booking was cancelled, from which the deadline for undoing is computed. */
export async function addCancelledAt(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("bookings").addColumn("cancelled_at", "text").execute();
}
