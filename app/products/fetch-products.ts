import { formLimits } from "#domain/form-limits.ts";
import { piecesPath } from "#domain/paths.ts";
import type { ProductCardData, SavedCard } from "./product-card-data.ts";

/** Most products in one request. */
export const PRODUCTS_PER_REQUEST = formLimits.items;

/** Path of the current catalog data for products (`routes/pieces.ts`). */
export function productsPath(ids: readonly string[]): string {
  return `${piecesPath}/${ids.map(encodeURIComponent).join(",")}`;
}

/**
 * Fetches current catalog data for any number of products, by id. A product that was saved before it
 * had colors to choose comes as its own color, under both ids (rule 7.17). Ids no longer in the catalog are
 * absent from the result. Rejects if any request fails.
 */
export async function fetchProducts(
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, ProductCardData>> {
  const requests: Promise<SavedCard[]>[] = [];
  for (let first = 0; first < ids.length; first += PRODUCTS_PER_REQUEST) {
    requests.push(fetchGroup(ids.slice(first, first + PRODUCTS_PER_REQUEST), signal));
  }
  const products = (await Promise.all(requests)).flat();
  return new Map(
    products.flatMap(({ savedId, ...product }) => [
      [product.id, product] as const,
      ...(savedId ? [[savedId, product] as const] : []),
    ]),
  );
}

async function fetchGroup(ids: readonly string[], signal?: AbortSignal): Promise<SavedCard[]> {
  const response = await fetch(productsPath(ids), {
    signal: signal ?? null,
    headers: { Accept: "application/json" },
  });
  if (!response.ok) throw new Error(`The catalog responded with status ${response.status}`);
  return ((await response.json()) as { pieces: SavedCard[] }).pieces;
}

/** Fetches current catalog data for one product; rejects if the catalog doesn't have it either. */
export async function fetchProduct(id: string): Promise<ProductCardData> {
  const product = (await fetchProducts([id])).get(id);
  if (!product) throw new Error(`The catalog has no product ${id}`);
  return product;
}
