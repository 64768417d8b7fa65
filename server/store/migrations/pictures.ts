import type { Kysely } from "kysely";
import { createIndexes } from "./indexes.ts";

/** Creates the pictures published while the shop runs, and where PostgreSQL keeps their files. */
export async function createPictures(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("pictures")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("placeholder", "text", (column) => column.notNull())
    .addColumn("widths", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_attempt_at", "text", (column) => column.notNull())
    .addColumn("lease", "text")
    .addColumn("last_error", "text")
    .addColumn("added_at", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("pictures_key", ["name", "hash"] as never[])
    .execute();
  await createIndexes(db, [
    ["pictures_version", "pictures", ["version"]],
    ["pictures_state", "pictures", ["state", "next_attempt_at"]],
  ]);
  await db.schema
    .createTable("media_files")
    .addColumn("path", "text", (column) => column.primaryKey())
    .addColumn("content", "text", (column) => column.notNull())
    .execute();
}
