import type { Facet } from "#domain/listing/facets.ts";
import type { CountedFacet, Listing, ListingScope } from "#domain/listing/listing.ts";
import type { ListingQuery } from "#domain/listing/listing-query.ts";
import { clampPage, pageCountOf } from "#domain/listing/pagination.ts";
import type { Product } from "#domain/product.ts";
import { createFacetPatterns } from "./facet-patterns.ts";
import { type Matches, matchPlaces } from "./match-places.ts";
import { createProductPlaces } from "./product-places.ts";

/** A product and its position in the catalog; products at the same position are listed by id. */
export interface ListedProduct {
  product: Product;
  position: number;
}

/** The listings of a catalog: filters, facet counts, sort orders and pages. */
export interface ListingIndex {
  /** Adds and replaces products, and removes those with the given ids. */
  update(changes: { saved: readonly ListedProduct[]; removed: readonly string[] }): void;
  /** One page of a listing (rules 4.4, 4.7, 4.9 and 4.11). */
  list(scope: ListingScope, query: ListingQuery): Listing;
  /** The number of products, without filters. */
  count(scope: ListingScope): number;
  /** The first products, without filters. */
  first(scope: ListingScope, count: number): Product[];
}

/** An empty index with the given filters. */
export function createListingIndex(facets: readonly Facet[]): ListingIndex {
  const patterns = createFacetPatterns(facets);
  const places = createProductPlaces(patterns);

  const match = (inOrder: Uint32Array, query: ListingQuery) =>
    matchPlaces(inOrder, places.columns, patterns, facets, query);

  return {
    update({ saved, removed }) {
      places.makeRoom(saved.length);
      for (const id of removed) places.remove(id);
      for (const { product, position } of saved) places.save(product, position);
    },
    list(scope, query) {
      const inOrder = places.inScope(scope, query.sort);
      const matches = match(inOrder, query);
      const pageCount = pageCountOf(matches.total, query.size);
      const page = clampPage(query.page, pageCount);
      const shown = page === query.page ? matches.page : match(inOrder, { ...query, page }).page;
      const start = (page - 1) * query.size;
      return {
        items: places.productsAt(shown),
        total: matches.total,
        page,
        pageCount,
        from: shown.length === 0 ? 0 : start + 1,
        to: start + shown.length,
        facets: countedFacets(facets, matches, query),
      };
    },
    count: (scope) => places.inScope(scope, "relevance").length,
    first: (scope, count) =>
      places.productsAt(places.inScope(scope, "relevance").subarray(0, count)),
  };
}

/**
 * The facets as shown; options that no product of the listing has are left out, unless always shown
 * or chosen.
 */
function countedFacets(
  facets: readonly Facet[],
  { counts, present }: Matches,
  query: ListingQuery,
): CountedFacet[] {
  return facets.map(({ name, label, options }, facet) => ({
    name,
    label,
    options: options.flatMap(({ value, label, always }, bit) => {
      const chosen = query.chosen[name].includes(value);
      const isPresent = ((present[facet] ?? 0) & (1 << bit)) !== 0;
      const shown = always || chosen || isPresent;
      return shown ? [{ value, label, count: counts[facet]?.[bit] ?? 0, chosen }] : [];
    }),
  }));
}
