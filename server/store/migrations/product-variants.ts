import { type Kysely, sql } from "kysely";
import { createIndexes } from "./indexes.ts";

/** Creates the look-up of variants, which are stored within their products' documents. */
export async function createProductVariants(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("product_variants")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("product_id", "text", (column) => column.notNull().references("products.id"))
    .addColumn("sku", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .execute();
  // As with products, a removed variant's SKU may be used again.
  await sql`create unique index product_variants_sku on product_variants (sku) where status <> 'removed'`.execute(
    db,
  );
  await createIndexes(db, [["product_variants_product", "product_variants", ["product_id"]]]);
}
