import { formLimits } from "#domain/form-limits.ts";
import type { ProductCardData } from "./product-card-data.ts";

/** The most pieces one address is asked about. */
export const PRODUCTS_PER_REQUEST = formLimits.items;

/** Where the catalog's present word on some pieces is read (`routes/pieces.ts`). */
export function productsPath(ids: readonly string[]): string {
  return `/pieces/${ids.map(encodeURIComponent).join(",")}`;
}

/**
 * Asks the catalog about pieces kept in this browser, however many. Ids that have left it are
 * absent from the answer; without every answer the promise fails and nothing is known.
 */
export async function fetchProducts(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, ProductCardData>> {
  const asked: Promise<ProductCardData[]>[] = [];
  for (let first = 0; first < ids.length; first += PRODUCTS_PER_REQUEST) {
    asked.push(fetchGroup(ids.slice(first, first + PRODUCTS_PER_REQUEST), signal));
  }
  const products = (await Promise.all(asked)).flat();
  return new Map(products.map((product) => [product.id, product]));
}

async function fetchGroup(ids: readonly string[], signal: AbortSignal): Promise<ProductCardData[]> {
  const response = await fetch(productsPath(ids), {
    signal,
    headers: { Accept: "application/json" },
  });
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`);
  return ((await response.json()) as { pieces: ProductCardData[] }).pieces;
}
