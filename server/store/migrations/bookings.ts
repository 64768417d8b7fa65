import { type Kysely, sql } from "kysely";
import { withDeliveryColumns } from "./deliveries.ts";
import { createIndexes } from "./indexes.ts";

/** Adds delivery windows, holds and bookings, and allows several messages per lead and sink. */
export async function createBookings(db: Kysely<never>): Promise<void> {
  await createWindows(db);
  await allowSeveralEmails(db);
}

/** Adds what a booking ordered and what it costs; before, only its CRM record contained that. */
export async function addBookingDetails(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("bookings").addColumn("details", "text").execute();
}

/** Adds when a booking was cancelled, from which the deadline for undoing is computed. */
export async function addCancelledAt(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("bookings").addColumn("cancelled_at", "text").execute();
}

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

async function createWindows(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("window_places")
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("window_id", "text", (column) => column.notNull())
    .addColumn("taken", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("window_places_key", ["date", "window_id"] as never[])
    .addCheckConstraint("window_places_taken", sql`taken >= 0`)
    .execute();
  await db.schema
    .createTable("window_holds")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("window_id", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("bookings")
    .addColumn("lead_id", "text", (column) =>
      column.primaryKey().references("leads.id").onDelete("cascade"),
    )
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("window_id", "text", (column) => column.notNull())
    .addColumn("start_time", "text", (column) => column.notNull())
    .addColumn("end_time", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("remind_at", "text")
    .execute();
  await createIndexes(db, [
    ["window_holds_window", "window_holds", ["date", "window_id"]],
    ["bookings_date", "bookings", ["date"]],
    ["bookings_remind_at", "bookings", ["remind_at"]],
  ]);
}

/** Recreates the outbox with the occasion in its key, as SQLite can't change a constraint. */
async function allowSeveralEmails(db: Kysely<never>): Promise<void> {
  await withDeliveryColumns(db.schema.createTable("deliveries_by_occasion"), true)
    .addUniqueConstraint("deliveries_lead_sink_occasion", [
      "lead_id",
      "sink",
      "occasion",
    ] as never[])
    .execute();
  const columns = sql.raw(
    "id, lead_id, sink, payload, status, attempts, next_attempt_at, scheduled_at, lease, last_error, delivered_at",
  );
  await sql`insert into deliveries_by_occasion (${columns}) select ${columns} from deliveries`.execute(
    db,
  );
  await db.schema.dropTable("deliveries").execute();
  await db.schema.alterTable("deliveries_by_occasion").renameTo("deliveries").execute();
  await createIndexes(db, [
    ["deliveries_due", "deliveries", ["status", "sink", "next_attempt_at"]],
  ]);
}
