import { type Kysely, sql } from "kysely";
import { createIndexes } from "./indexes.ts";

/** Creates the catalog: products, their former addresses, and the catalog's version. */
export async function createProducts(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("products")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("sku", "text", (column) => column.notNull())
    .addColumn("collection", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("document", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  // A removed product's slug and SKU may be used again, but never its id.
  await sql`create unique index products_slug on products (slug) where status <> 'removed'`.execute(
    db,
  );
  await sql`create unique index products_sku on products (sku) where status <> 'removed'`.execute(
    db,
  );
  await createIndexes(db, [["products_version", "products", ["version"]]]);
  await db.schema
    .createTable("product_addresses")
    .addColumn("slug", "text", (column) => column.primaryKey())
    .addColumn("product_id", "text", (column) => column.notNull().references("products.id"))
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  await createIndexes(db, [["product_addresses_version", "product_addresses", ["version"]]]);
  await db.schema
    .createTable("catalog_state")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("last_product_id", "integer", (column) => column.notNull())
    .execute();
  await sql`insert into catalog_state (id, version, last_product_id) values (1, 0, 0)`.execute(db);
}

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

/** Adds whether an import hid a product; products hidden before count as hidden by hand. */
export async function addHiddenByFile(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("products").addColumn("hidden_by_file", "integer").execute();
}

/** Creates the table that distinguishes a restored catalog from the previous one. */
export async function createCatalogOrigin(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("catalog_origin")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("origin", "text", (column) => column.notNull())
    .execute();
  await sql`insert into catalog_origin (id, origin) values (1, '')`.execute(db);
}
