import { type Kysely, sql } from "kysely";

/** Delivery windows, holds and bookings; and more than one mail of a kind for the same lead. */
export async function createBookings(db: Kysely<never>): Promise<void> {
  await createWindows(db);
  await allowSeveralMails(db);
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
  const indexes = [
    ["window_holds_window", "window_holds", ["date", "window_id"]],
    ["bookings_date", "bookings", ["date"]],
    ["bookings_remind_at", "bookings", ["remind_at"]],
  ] as const;
  for (const [name, table, columns] of indexes) {
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns] as never[])
      .execute();
  }
}

/** The outbox anew with an occasion in its key: SQLite cannot change a constraint in place. */
async function allowSeveralMails(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("deliveries_by_occasion")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) =>
      column.notNull().references("leads.id").onDelete("cascade"),
    )
    .addColumn("sink", "text", (column) => column.notNull())
    .addColumn("occasion", "text", (column) => column.notNull().defaultTo("accepted"))
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("next_attempt_at", "text", (column) => column.notNull())
    .addColumn("scheduled_at", "text", (column) => column.notNull())
    .addColumn("lease", "text")
    .addColumn("last_error", "text")
    .addColumn("delivered_at", "text")
    .addUniqueConstraint("deliveries_lead_sink_occasion", ["lead_id", "sink", "occasion"])
    .execute();
  const kept = sql.raw(
    "id, lead_id, sink, payload, status, attempts, next_attempt_at, scheduled_at, lease, last_error, delivered_at",
  );
  await sql`insert into deliveries_by_occasion (${kept}) select ${kept} from deliveries`.execute(
    db,
  );
  await db.schema.dropTable("deliveries").execute();
  await db.schema.alterTable("deliveries_by_occasion").renameTo("deliveries").execute();
  await db.schema
    .createIndex("deliveries_due")
    .on("deliveries")
    .columns(["status", "sink", "next_attempt_at"] as never[])
    .execute();
}
