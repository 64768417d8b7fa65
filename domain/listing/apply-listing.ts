import type { Product } from "#domain/product.ts";
import { type CountedFacet, countFacets } from "./facet-counts.ts";
import { filterProducts } from "./filter-products.ts";
import type { ListingQuery } from "./listing-query.ts";
import { clampPage, pageCountOf } from "./pagination.ts";
import { sortProducts } from "./sort-products.ts";

/** One page of a listing, and its facets. */
export interface Listing {
  items: Product[];
  /** How many products match the filters, on all pages. */
  total: number;
  /** The page shown: the last one if a later one was requested. */
  page: number;
  pageCount: number;
  /** Positions of the first and last item among all matches; both 0 if there are none. */
  from: number;
  to: number;
  facets: CountedFacet[];
}

/**
 * Filters and sorts products and returns the requested page (rules 4.4, 4.7, 4.9 and 4.11).
 * @param products in catalog order, or in search ranking.
 */
export function applyListing(products: readonly Product[], query: ListingQuery): Listing {
  const matching = filterProducts(products, query);
  const pageCount = pageCountOf(matching.length, query.size);
  const page = clampPage(query.page, pageCount);
  const start = (page - 1) * query.size;
  const items = sortProducts(matching, query.sort).slice(start, start + query.size);
  return {
    items,
    total: matching.length,
    page,
    pageCount,
    from: items.length === 0 ? 0 : start + 1,
    to: start + items.length,
    facets: countFacets(products, query),
  };
}
