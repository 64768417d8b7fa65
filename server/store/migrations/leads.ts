import { type Kysely, sql } from "kysely";
import { withDeliveryColumns } from "./deliveries.ts";
import { createIndexes } from "./indexes.ts";

/** Creates leads, the outbox and the hashes that recognize a repeated lead. */
export async function createLeads(db: Kysely<never>): Promise<void> {
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
    // Checked at commit, as the content's row is written before its lead's.
    .addColumn("lead_id", "text", (column) =>
      column
        .notNull()
        .references("leads.id")
        .onDelete("cascade")
        .modifyEnd(sql`deferrable initially deferred`),
    )
    .addColumn("submitted_at", "text", (column) => column.notNull())
    .execute();
  await withDeliveryColumns(db.schema.createTable("deliveries"), false)
    .addUniqueConstraint("deliveries_lead_id_sink", ["lead_id", "sink"] as never[])
    .execute();
  await db.schema
    .createTable("health_probe")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("checked_at", "text", (column) => column.notNull())
    .execute();
  await createIndexes(db, [
    ["leads_submitted_at", "leads", ["submitted_at"]],
    ["leads_contact_email", "leads", ["contact_email"]],
    ["leads_contact_phone", "leads", ["contact_phone"]],
    ["recent_contents_lead_id", "recent_contents", ["lead_id"]],
    ["deliveries_due", "deliveries", ["status", "sink", "next_attempt_at"]],
  ]);
}

/** Adds when the response to a lead is due, when the shop is reminded and when it responded. */
export async function addResponseTimes(db: Kysely<never>): Promise<void> {
  for (const column of ["answer_due_at", "answer_remind_at", "answered_at"]) {
    await db.schema.alterTable("leads").addColumn(column, "text").execute();
  }
  await db.schema
    .createIndex("leads_answer_remind_at")
    .on("leads")
    .columns(["answer_remind_at"] as never[])
    .execute();
}

/** Adds photos and PDFs uploaded with leads. */
export async function createLeadFiles(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("lead_files")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) =>
      column.notNull().references("leads.id").onDelete("cascade"),
    )
    .addColumn("media_type", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .execute();
  await createIndexes(db, [["lead_files_lead_id", "lead_files", ["lead_id"]]]);
}

/** Adds the language of leads; those from before, and those of the previous version, are English. */
export async function addLanguages(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("leads")
    .addColumn("language", "text", (column) => column.notNull().defaultTo("en"))
    .execute();
}
