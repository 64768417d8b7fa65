import { type Kysely, sql } from "kysely";
import { createAbuseDefences } from "./migrations/abuse.ts";
import { createAnswers } from "./migrations/answers.ts";
import { createBookings } from "./migrations/bookings.ts";

/** One step of the schema's history: never changed once released, only followed by another. */
export interface Migration {
  name: string;
  // Migrations outlive the table types they were written against.
  up(db: Kysely<never>): Promise<void>;
}

export const migrations: readonly Migration[] = [
  { name: "001-leads", up: createLeads },
  { name: "002-bookings", up: createBookings },
  { name: "003-lead-files", up: createLeadFiles },
  { name: "004-answers", up: createAnswers },
  { name: "005-abuse", up: createAbuseDefences },
];

async function createLeads(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("leads")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("idempotency_key", "text")
    .addColumn("contact_name", "text", (column) => column.notNull())
    .addColumn("contact_email", "text")
    .addColumn("contact_phone", "text")
    .addColumn("record", "text", (column) => column.notNull())
    .addColumn("submitted_at", "text", (column) => column.notNull())
    .addUniqueConstraint("leads_kind_idempotency_key", ["kind", "idempotency_key"])
    .execute();
  await db.schema
    .createTable("recent_contents")
    .addColumn("content_hash", "text", (column) => column.primaryKey())
    // Checked at commit: the content is claimed before its lead is written.
    .addColumn("lead_id", "text", (column) =>
      column
        .notNull()
        .references("leads.id")
        .onDelete("cascade")
        .modifyEnd(sql`deferrable initially deferred`),
    )
    .addColumn("submitted_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("deliveries")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) =>
      column.notNull().references("leads.id").onDelete("cascade"),
    )
    .addColumn("sink", "text", (column) => column.notNull())
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("next_attempt_at", "text", (column) => column.notNull())
    .addColumn("scheduled_at", "text", (column) => column.notNull())
    .addColumn("lease", "text")
    .addColumn("last_error", "text")
    .addColumn("delivered_at", "text")
    .addUniqueConstraint("deliveries_lead_id_sink", ["lead_id", "sink"])
    .execute();
  await db.schema
    .createTable("health_probe")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("checked_at", "text", (column) => column.notNull())
    .execute();
  await createIndexes(db);
}

async function createIndexes(db: Kysely<never>): Promise<void> {
  const indexes = [
    ["leads_submitted_at", "leads", ["submitted_at"]],
    ["leads_contact_email", "leads", ["contact_email"]],
    ["leads_contact_phone", "leads", ["contact_phone"]],
    ["recent_contents_lead_id", "recent_contents", ["lead_id"]],
    ["deliveries_due", "deliveries", ["status", "sink", "next_attempt_at"]],
  ] as const;
  for (const [name, table, columns] of indexes) {
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns] as never[])
      .execute();
  }
}

async function createLeadFiles(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("lead_files")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) =>
      column.notNull().references("leads.id").onDelete("cascade"),
    )
    .addColumn("media_type", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("lead_files_lead_id")
    .on("lead_files")
    .columns(["lead_id"] as never[])
    .execute();
}
