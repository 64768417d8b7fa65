import type { Kysely } from "kysely";

/** Adds what a booking ordered and what it costs; before, only its CRM record contained that. */
export async function addBookingDetails(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("bookings").addColumn("details", "text").execute();
}
