import { facetNames } from "#domain/listing/facets.ts";
import type { CountedFacet, Listing } from "#domain/listing/listing.ts";
import type { ListingQuery, SortOrder } from "#domain/listing/listing-query.ts";
import { clampPage, pageCountOf } from "#domain/listing/pagination.ts";
import { isInPriceRange } from "#domain/listing/price-range.ts";
import { facetOptions, type ListedProduct, shopFacets } from "./listed-product.ts";

/**
 * One page of the listing of these products, with its filters counted (rules 4.4, 4.7, 4.9 and
 * 4.11).
 * @param products in catalog order, or in search ranking.
 */
export function listProducts(products: readonly ListedProduct[], query: ListingQuery): Listing {
  const matches = matchProducts(products, query);
  const total = matches.sortKeys.length;
  const pageCount = pageCountOf(total, query.size);
  const page = clampPage(query.page, pageCount);
  const start = (page - 1) * query.size;
  const shown = matches.sortKeys.sort().subarray(start, start + query.size);
  return {
    items: [...shown].flatMap((key) => products[key % products.length]?.product ?? []),
    total,
    page,
    pageCount,
    from: total === 0 ? 0 : start + 1,
    to: start + shown.length,
    facets: countedFacets(matches, query),
  };
}

/** Above every price in cents and every id, of at most nine digits. */
const aboveAll = 2 ** 30;

/** The lowest is first (rule 4.9), call for price last (rule 4.10). */
const sortKeyOf: Record<SortOrder, (product: ListedProduct) => number> = {
  relevance: () => 0,
  price_asc: ({ price }) => price || aboveAll,
  price_desc: ({ price }) => aboveAll - price,
  newest: ({ id }) => aboveAll - id,
  bestsellers: ({ isBestSeller }) => (isBestSeller ? 0 : 1),
};

interface Matches {
  /**
   * For each product that matches, its sort key and its index in one number: numbers are sorted much
   * faster than products, and the index keeps the order of equal products.
   */
  sortKeys: Float64Array;
  /** For each of `facetOptions`, how many products it would show (rule 4.7). */
  counts: number[];
  /** For each of `facetOptions`, whether any product of the listing has it. */
  isPresent: boolean[];
}

function matchProducts(
  products: readonly ListedProduct[],
  { chosen, price, sort }: ListingQuery,
): Matches {
  const filters = facetNames
    .filter((facet) => chosen[facet].length > 0)
    .map((facet) => ({
      facet,
      options: facetOptions.flatMap((option, index) =>
        option.facet === facet && chosen[facet].includes(option.value) ? index : [],
      ),
    }));
  const keyOf = sortKeyOf[sort];
  const sortKeys = new Float64Array(products.length);
  const counts = facetOptions.map(() => 0);
  const isPresent = facetOptions.map(() => false);
  let total = 0;
  for (const [index, product] of products.entries()) {
    for (const option of product.options) isPresent[option] = true;
    if (!isInPriceRange(product.price, price)) continue;
    const [missed, ...others] = filters.filter(
      ({ options }) => !options.some((option) => product.options.includes(option)),
    );
    if (!missed) sortKeys[total++] = keyOf(product) * products.length + index;
    if (others.length > 0) continue;
    // A product that only one facet leaves out still counts for that facet's options.
    for (const option of product.options) {
      if (!missed || missed.facet === facetOptions[option]?.facet)
        counts[option] = (counts[option] ?? 0) + 1;
    }
  }
  return { sortKeys: sortKeys.subarray(0, total), counts, isPresent };
}

/** The facets as shown: an option is left out unless it is always shown, chosen or present. */
function countedFacets({ counts, isPresent }: Matches, query: ListingQuery): CountedFacet[] {
  return shopFacets.map(({ name, label }) => ({
    name,
    label,
    options: facetOptions.flatMap(({ facet, value, label, always }, index) => {
      const chosen = query.chosen[name].includes(value);
      const isShown = facet === name && (always || chosen || isPresent[index]);
      return isShown ? { value, label, count: counts[index] ?? 0, chosen } : [];
    }),
  }));
}
