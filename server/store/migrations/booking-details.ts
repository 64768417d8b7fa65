import type { Kysely } from "kysely";

/** What a booking asked for and what it cost; before, only its outgoing record said that. */
export async function addBookingDetails(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("bookings").addColumn("details", "text").execute();
}
