import { productPath } from "#domain/paths.ts";
import type { Product } from "#domain/product.ts";
import { ownModelOf, type ShownModelColumns } from "#server/catalog/models/model-rows.ts";
import type { ProductRow } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** A product of the catalog with its row's other columns. */
export interface CatalogEntry {
  product: Product;
  /** Products are listed by position, then by id. */
  position: number;
  /** When it last changed, ISO 8601 UTC. */
  updatedAt: string;
}

/** Older versions of the shop stored whether the product has a 3D model. */
type StoredDocument = Omit<Product, "url" | "model"> & { has360?: boolean };

/** The JSON to store: without its address, which follows from its slug, and its model. */
export function documentOf({ url: _, model: __, ...fields }: Product): string {
  return JSON.stringify(fields);
}

/**
 * The entry of a row; documents are validated before they are stored. Its product has the model only
 * if the row was read with one.
 */
export function entryOfRow(
  row: Pick<ProductRow, "document" | "position" | "updated_at"> & Partial<ShownModelColumns>,
): CatalogEntry {
  const { has360: _, ...fields } = JSON.parse(row.document) as StoredDocument;
  const model = ownModelOf(row);
  return {
    product: {
      ...fields,
      url: productPath(fields.slug),
      ...(model === undefined ? {} : { model }),
    },
    position: row.position,
    updatedAt: row.updated_at,
  };
}

/** The stored product with this slug, published or hidden. */
export async function productWithSlug(
  queries: Queries,
  slug: string,
): Promise<Product | undefined> {
  const row = await queries
    .selectFrom("products")
    .select(["document", "position", "updated_at"])
    .where("slug", "=", slug)
    .where("status", "<>", "removed")
    .executeTakeFirst();
  return row && entryOfRow(row).product;
}

/** The ids of the products with these ids or SKUs, and the names without a product. */
export async function productIds(
  queries: Queries,
  names: readonly string[],
): Promise<{ ids: string[]; unknown: string[] }> {
  const rows = await queries
    .selectFrom("products")
    .select(["id", "sku"])
    .where("status", "<>", "removed")
    .where(({ eb, or }) => or([eb("id", "in", names), eb("sku", "in", names)]))
    .execute();
  const known = new Set(rows.flatMap(({ id, sku }) => [id, sku]));
  return {
    ids: rows.map(({ id }) => id),
    unknown: names.filter((name) => !known.has(name)),
  };
}
