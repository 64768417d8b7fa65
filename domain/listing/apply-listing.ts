import type { Product } from "#domain/product.ts";
import { type CountedFacet, countFacets } from "./facet-counts.ts";
import { filterProducts } from "./filter-products.ts";
import type { ListingQuery } from "./listing-query.ts";
import { clampPage, pageCountOf } from "./pagination.ts";
import { sortProducts } from "./sort-products.ts";

/** One page of a listing, and what stands around it. */
export interface Listing {
  items: Product[];
  /** How many products pass the filters, on all pages together. */
  total: number;
  /** The page shown, which is the last one when the query asked beyond it. */
  page: number;
  pageCount: number;
  /** Position of the first and last item among all that pass; both 0 when there is none. */
  from: number;
  to: number;
  facets: CountedFacet[];
}

/**
 * Filters, sorts and cuts out the asked page (rules 4.4, 4.7, 4.9 and 4.11).
 * @param products the category's pieces in catalog order, or a search's in its ranking.
 */
export function applyListing(products: readonly Product[], query: ListingQuery): Listing {
  const passing = filterProducts(products, query);
  const pageCount = pageCountOf(passing.length, query.size);
  const page = clampPage(query.page, pageCount);
  const start = (page - 1) * query.size;
  const items = sortProducts(passing, query.sort).slice(start, start + query.size);
  return {
    items,
    total: passing.length,
    page,
    pageCount,
    from: items.length === 0 ? 0 : start + 1,
    to: start + items.length,
    facets: countFacets(products, query),
  };
}
