import { type Kysely, sql } from "kysely";

/** Creates the owner's 3D models of products; their files are media. */
export async function createModels(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("models")
    .addColumn("product_id", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("entry", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("added_at", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("models_key", ["product_id", "hash"] as never[])
    .execute();
  await sql`create unique index models_shown on models (product_id) where state = 'shown'`.execute(
    db,
  );
  await sql`create index models_replaced on models (changed_at) where state = 'replaced'`.execute(
    db,
  );
}
