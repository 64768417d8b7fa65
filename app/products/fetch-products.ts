import { formLimits } from "#domain/form-limits.ts";
import type { ProductCardData } from "./product-card-data.ts";

/** Most products in one request. */
export const PRODUCTS_PER_REQUEST = formLimits.items;

/** Path of the current catalog data for products (`routes/pieces.ts`). */
export function productsPath(ids: readonly string[]): string {
  return `/pieces/${ids.map(encodeURIComponent).join(",")}`;
}

/**
 * Fetches current catalog data for any number of products, by id. Ids no longer in the catalog are
 * absent from the result. Rejects if any request fails.
 */
export async function fetchProducts(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, ProductCardData>> {
  const requests: Promise<ProductCardData[]>[] = [];
  for (let first = 0; first < ids.length; first += PRODUCTS_PER_REQUEST) {
    requests.push(fetchGroup(ids.slice(first, first + PRODUCTS_PER_REQUEST), signal));
  }
  const products = (await Promise.all(requests)).flat();
  return new Map(products.map((product) => [product.id, product]));
}

async function fetchGroup(ids: readonly string[], signal: AbortSignal): Promise<ProductCardData[]> {
  const response = await fetch(productsPath(ids), {
    signal,
    headers: { Accept: "application/json" },
  });
  if (!response.ok) throw new Error(`The catalog responded with status ${response.status}`);
  return ((await response.json()) as { pieces: ProductCardData[] }).pieces;
}
