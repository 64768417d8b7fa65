import type { Product } from "#domain/product.ts";

/**
 * Other products of the same collection, the closest first (rule 5.9): same type before other
 * types, available before out of stock, then in catalog order, starting after the product itself
 * so that every product appears somewhere.
 */
export function relatedProducts(
  product: Product,
  sameCollection: readonly Product[],
  count: number,
): Product[] {
  const index = sameCollection.findIndex(({ id }) => id === product.id);
  const others = [
    ...sameCollection.slice(index + 1),
    ...sameCollection.slice(0, Math.max(index, 0)),
  ];
  const distance = (other: Product) =>
    (other.type === product.type ? 0 : 2) + (other.availability === "out_of_stock" ? 1 : 0);
  return others.sort((a, b) => distance(a) - distance(b)).slice(0, count);
}
