import { type Kysely, sql } from "kysely";
import { withDeliveryColumns } from "./deliveries.ts";
import { createIndexes } from "./indexes.ts";

/** Adds delivery windows, holds and bookings, and allows several messages per lead and sink. */
export async function createBookings(db: Kysely<never>): Promise<void> {
  await createWindows(db);
  await allowSeveralEmails(db);
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
