import type { Transaction } from "kysely";
import type { Product } from "#domain/product.ts";
import type { Tables } from "#server/store/schema.ts";
import { documentOf } from "./product-rows.ts";

/**
 * Remembers the addresses that these products have in the catalog and will no longer have
 * (rule 5.10).
 */
export async function keepAddresses(
  queries: Transaction<Tables>,
  batch: readonly Product[],
  version: number,
): Promise<void> {
  const slugs = new Map(batch.map(({ id, slug }) => [id, slug]));
  const stored = await queries
    .selectFrom("products")
    .select(["id", "slug"])
    .where("id", "in", [...slugs.keys()])
    .execute();
  const former = stored.filter(({ id, slug }) => slugs.get(id) !== slug);
  if (former.length === 0) return;
  await queries
    .insertInto("product_addresses")
    .values(former.map(({ id, slug }) => ({ slug, product_id: id, version })))
    .onConflict((conflict) =>
      conflict.column("slug").doUpdateSet((excluded) => ({
        product_id: excluded.ref("excluded.product_id"),
        version,
      })),
    )
    .execute();
}

/** Adds products as published, or replaces the documents of those whose ids exist. */
export async function upsertProducts(
  queries: Transaction<Tables>,
  batch: readonly Product[],
  { version, now }: { version: number; now: string },
): Promise<void> {
  await queries
    .insertInto("products")
    .values(
      batch.map((product) => ({
        id: product.id,
        slug: product.slug,
        sku: product.sku,
        collection: product.collection,
        type: product.type,
        position: Number(product.id),
        status: "published",
        document: documentOf(product),
        created_at: now,
        updated_at: now,
        version,
      })),
    )
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((excluded) => ({
        slug: excluded.ref("excluded.slug"),
        sku: excluded.ref("excluded.sku"),
        collection: excluded.ref("excluded.collection"),
        type: excluded.ref("excluded.type"),
        document: excluded.ref("excluded.document"),
        updated_at: now,
        version,
      })),
    )
    .execute();
}
