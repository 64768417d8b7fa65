import { type Kysely, sql } from "kysely";

/** Creates the table that distinguishes a restored catalog from the previous one. */
export async function createCatalogOrigin(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("catalog_origin")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("origin", "text", (column) => column.notNull())
    .execute();
  await sql`insert into catalog_origin (id, origin) values (1, '')`.execute(db);
}
