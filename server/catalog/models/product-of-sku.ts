import type { Product } from "#domain/product.ts";
import { entryOfRow } from "#server/catalog/products/product-rows.ts";
import type { ProductStatus } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { joinShownModel, shownModelColumns } from "./model-rows.ts";

/** A stored product with its own model, if it has one. */
export interface FoundProduct {
  product: Product;
  status: ProductStatus;
  /** Whether it was found by the SKU or id of one of its variants. */
  isVariant: boolean;
}

/** The product with this SKU or id, or with a variant of it; undefined if there is none. */
export async function productOfSku(
  queries: Queries,
  name: string,
): Promise<FoundProduct | undefined> {
  const own = await queries
    .selectFrom("products")
    .select("id")
    .where("status", "<>", "removed")
    .where(({ eb, or }) => or([eb("sku", "=", name), eb("id", "=", name)]))
    .executeTakeFirst();
  const variant = own
    ? undefined
    : await queries
        .selectFrom("product_variants")
        .select("product_id")
        .where("status", "<>", "removed")
        .where(({ eb, or }) => or([eb("sku", "=", name), eb("id", "=", name)]))
        .executeTakeFirst();
  const id = own?.id ?? variant?.product_id;
  const found = id === undefined ? undefined : await productWithId(queries, id);
  return found && { ...found, isVariant: variant !== undefined };
}

/** The product with this id, unless it was removed. */
export async function productWithId(queries: Queries, id: string) {
  const row = await queries
    .selectFrom("products")
    .leftJoin("models", joinShownModel)
    .select(["document", "position", "updated_at", "status"])
    .select(shownModelColumns)
    .where("id", "=", id)
    .where("status", "<>", "removed")
    .executeTakeFirst();
  return row && { product: entryOfRow(row).product, status: row.status };
}
