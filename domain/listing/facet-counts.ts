import type { Product } from "#domain/product.ts";
import { type Facet, type FacetName, facets, matchesOption } from "./facets.ts";
import { passesFacet } from "./filter-products.ts";
import type { ListingQuery } from "./listing-query.ts";
import { isInPriceRange } from "./price-range.ts";

/** A facet as the filter panel shows it. */
export interface CountedFacet {
  name: FacetName;
  label: string;
  options: { value: string; label: string; count: number; chosen: boolean }[];
}

/**
 * Counts the products of every option (rule 4.7) among those that match the price range and all
 * *other* facets: what choosing only that option in its facet would show. Options without products
 * stay, with 0.
 */
export function countFacets(products: readonly Product[], query: ListingQuery): CountedFacet[] {
  const inPrice = products.filter(({ price }) => isInPriceRange(price, query.price));
  return facets.map((facet) => {
    const candidates = inPrice.filter((product) => matchesOtherFacets(facet, product, query));
    return {
      name: facet.name,
      label: facet.label,
      options: facet.options.map((option) => ({
        value: option.value,
        label: option.label,
        count: candidates.filter((product) => matchesOption(facet, option, product)).length,
        chosen: query.chosen[facet.name].includes(option.value),
      })),
    };
  });
}

function matchesOtherFacets(facet: Facet, product: Product, query: ListingQuery): boolean {
  return facets.every((other) => other === facet || passesFacet(other, product, query));
}
