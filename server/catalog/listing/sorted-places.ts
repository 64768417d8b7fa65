import type { SortOrder } from "#domain/listing/listing-query.ts";
import type { ProductColumns } from "./product-columns.ts";

/** Above every price in cents, for products without one. */
const afterAllPrices = 2 ** 31;

/** Above every id, of at most nine digits. */
const aboveAllIds = 2 ** 30;

/**
 * The places in the requested order; equal products keep their order (rule 4.9). By price,
 * call-for-price products come last in either direction (rule 4.10).
 */
export function sortedPlaces(
  places: Uint32Array,
  sort: SortOrder,
  columns: ProductColumns,
): Uint32Array {
  if (sort === "relevance") return places;
  const keyOf = sortKey(sort, columns);
  // Key and index in one number: sorting numbers without a comparison function is much faster, and
  // the index keeps the order of equal products.
  const count = places.length;
  const keys = new Float64Array(count);
  for (let index = 0; index < count; index++) {
    keys[index] = keyOf(places[index] ?? 0) * count + index;
  }
  keys.sort();
  const sorted = new Uint32Array(count);
  for (let index = 0; index < count; index++)
    sorted[index] = places[(keys[index] ?? 0) % count] ?? 0;
  return sorted;
}

function sortKey(
  sort: Exclude<SortOrder, "relevance">,
  { prices, ids, bestSellers }: ProductColumns,
): (place: number) => number {
  switch (sort) {
    case "price_asc":
      return (place) => prices[place] || afterAllPrices;
    case "price_desc":
      return (place) => afterAllPrices - (prices[place] ?? 0);
    case "newest":
      return (place) => aboveAllIds - (ids[place] ?? 0);
    case "bestsellers":
      return (place) => 1 - (bestSellers[place] ?? 0);
  }
}
