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
 * Counts every option (rule 4.7): how many products have it among those that pass the price
 * range and all *other* facets, that is, what choosing it alone in its facet would show. Options
 * that would give nothing say 0 and stay.
 */
export function countFacets(products: readonly Product[], query: ListingQuery): CountedFacet[] {
  const inPrice = products.filter(({ price }) => isInPriceRange(price, query.price));
  return facets.map((facet) => {
    const candidates = inPrice.filter((product) => passesOthers(facet, product, query));
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

function passesOthers(facet: Facet, product: Product, query: ListingQuery): boolean {
  return facets.every((other) => other === facet || passesFacet(other, product, query));
}
