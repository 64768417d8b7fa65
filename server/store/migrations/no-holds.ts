import { type Kysely, sql } from "kysely";
import { createIndexes } from "./indexes.ts";

/**
 * Frees the places that shoppers held while they filled in the form, as a window is taken by
 * booking it only (decision 016). An empty table stays for the previous version, which reads it
 * with every booking; it refuses rows, so that no place is held that nobody would free.
 */
export async function freeHeldPlaces(db: Kysely<never>): Promise<void> {
  // Renamed first: on PostgreSQL this waits for places just being held, and keeps others out.
  await db.schema.alterTable("window_holds").renameTo("last_window_holds").execute();
  const held = sql`from last_window_holds held
    where held.date = window_places.date and held.window_id = window_places.window_id`;
  await sql`update window_places set taken = taken - (select count(*) ${held})
    where exists (select 1 ${held})`.execute(db);
  await db.schema.dropTable("last_window_holds").execute();
  await db.schema
    .createTable("window_holds")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("window_id", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addCheckConstraint("window_holds_none", sql`1 = 0`)
    .execute();
  await createIndexes(db, [["window_holds_window", "window_holds", ["date", "window_id"]]]);
}
