import type { Product } from "#domain/product.ts";
import type { ListedProduct } from "#server/catalog/listing/listed-product.ts";

/** Same type and available, same type but out of stock, then the same of other types. */
const DISTANCES = 4;

/**
 * Other products of the same collection, the closest first (rule 5.9): same type before other
 * types, available before out of stock, then in catalog order, starting after the product itself
 * so that every product appears somewhere.
 */
export function relatedProducts(
  product: Product,
  sameCollection: readonly ListedProduct[],
  count: number,
): Product[] {
  const found = Array.from({ length: DISTANCES }, (): Product[] => []);
  const index = sameCollection.findIndex((other) => other.product.id === product.id);
  for (let step = 1; step <= sameCollection.length; step += 1) {
    const other = sameCollection[(index + step) % sameCollection.length]?.product;
    if (!other || other.id === product.id) continue;
    found[distance(product, other)]?.push(other);
    // Nothing that follows can be closer.
    if (found[0]?.length === count) break;
  }
  return found.flat().slice(0, count);
}

function distance(product: Product, other: Product): number {
  return (other.type === product.type ? 0 : 2) + (other.availability === "out_of_stock" ? 1 : 0);
}
