import type { Transaction } from "kysely";
import type { Product } from "#domain/product.ts";
import type { ProductStatus, Tables } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** Rows per statement, well below either engine's limit of bound values. */
const BATCH = 500;

/**
 * Replaces the rows by which variants are looked up, for products that are already stored.
 * @throws if one of their SKUs belongs to another product.
 */
export async function saveVariants(
  queries: Transaction<Tables>,
  products: readonly Product[],
): Promise<void> {
  const ids = products.map(({ id }) => id);
  await queries.deleteFrom("product_variants").where("product_id", "in", ids).execute();
  const withVariants = products.filter(({ variants = [] }) => variants.length > 0);
  const statuses = await statusesOf(queries, withVariants);
  const rows = withVariants.flatMap(({ id: product_id, variants = [] }) =>
    variants.map(({ id, sku }) => ({
      id,
      product_id,
      sku,
      status: statuses.get(product_id) ?? "published",
    })),
  );
  for (let start = 0; start < rows.length; start += BATCH) {
    await queries
      .insertInto("product_variants")
      .values(rows.slice(start, start + BATCH))
      .execute();
  }
  await refuseTakenSkus(queries, products);
}

/** Gives the variants of these products the status of their products. */
export async function setVariantStatus(
  queries: Transaction<Tables>,
  productIds: readonly string[],
  status: ProductStatus,
): Promise<void> {
  await queries
    .updateTable("product_variants")
    .set({ status })
    .where("product_id", "in", productIds)
    .execute();
}

/** The ids of the products that have these SKUs, as their own or for a variant (rule 3.2). */
export async function skuOwners(
  queries: Queries,
  skus: readonly string[],
): Promise<Map<string, string>> {
  return new Map((await ownedSkus(queries, skus)).map(({ sku, id }) => [sku, id]));
}

async function ownedSkus(queries: Queries, skus: readonly string[]) {
  const owned: { sku: string; id: string }[] = [];
  for (let start = 0; start < skus.length; start += BATCH) {
    const batch = skus.slice(start, start + BATCH);
    const products = queries
      .selectFrom("products")
      .select(["sku", "id"])
      .where("sku", "in", batch)
      .where("status", "<>", "removed");
    const variants = queries
      .selectFrom("product_variants")
      .select(["sku", "product_id as id"])
      .where("sku", "in", batch)
      .where("status", "<>", "removed");
    owned.push(...(await products.unionAll(variants).execute()));
  }
  return owned;
}

async function statusesOf(queries: Queries, products: readonly Product[]) {
  if (products.length === 0) return new Map<string, ProductStatus>();
  const rows = await queries
    .selectFrom("products")
    .select(["id", "status"])
    .where(
      "id",
      "in",
      products.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/**
 * The database itself refuses the same SKU for two products or two variants, but not for a product
 * and a variant.
 */
async function refuseTakenSkus(queries: Queries, products: readonly Product[]): Promise<void> {
  const skus = products.flatMap(({ id, sku, variants = [] }) =>
    [sku, ...variants.map((variant) => variant.sku)].map((sku) => ({ id, sku })),
  );
  const owner = new Map(skus.map(({ id, sku }) => [sku, id]));
  const owned = await ownedSkus(queries, [...owner.keys()]);
  const taken = owned.find(({ id, sku }) => owner.get(sku) !== id);
  if (taken) throw new Error(`two products have the SKU ${taken.sku}`);
}
