import type { Product } from "#domain/product.ts";

/**
 * Other pieces of the same collection, the likeliest first (rule 5.9): same type before other
 * types, what can be had before what is out of stock, then the next in catalog order, starting
 * after the piece itself so that every piece gets its turn.
 */
export function relatedProducts(
  product: Product,
  sameCollection: readonly Product[],
  count: number,
): Product[] {
  const place = sameCollection.findIndex(({ id }) => id === product.id);
  const others = [
    ...sameCollection.slice(place + 1),
    ...sameCollection.slice(0, Math.max(place, 0)),
  ];
  const distance = (other: Product) =>
    (other.type === product.type ? 0 : 2) + (other.availability === "out_of_stock" ? 1 : 0);
  return others.sort((a, b) => distance(a) - distance(b)).slice(0, count);
}
