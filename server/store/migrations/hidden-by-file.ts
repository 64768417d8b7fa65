import type { Kysely } from "kysely";

/** Adds whether an import hid a product; products hidden before count as hidden by hand. */
export async function addHiddenByFile(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("products").addColumn("hidden_by_file", "integer").execute();
}
