import type { Kysely } from "kysely";
import { createIndexes } from "./indexes.ts";

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
