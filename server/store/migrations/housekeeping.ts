import type { Kysely } from "kysely";

/** Adds markers, and to messages when they were queued. */
export async function createMarkers(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("house_marks")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("since", "text", (column) => column.notNull())
    .addColumn("told_at", "text")
    .addColumn("lease_until", "text")
    .execute();
  await db.schema.alterTable("deliveries").addColumn("queued_at", "text").execute();
}
