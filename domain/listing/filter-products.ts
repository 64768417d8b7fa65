import type { Product } from "#domain/product.ts";
import { type Facet, facets, matchesOption } from "./facets.ts";
import type { ListingQuery } from "./listing-query.ts";
import { isInPriceRange } from "./price-range.ts";

/**
 * The products that match a listing's filters, in their order (rule 4.4): any of the chosen options
 * within a facet, and all facets and the price range.
 */
export function filterProducts(products: readonly Product[], query: ListingQuery): Product[] {
  return products.filter(
    (product) =>
      isInPriceRange(product.price, query.price) &&
      facets.every((facet) => passesFacet(facet, product, query)),
  );
}

/** Whether the product has any of the facet's chosen options; true if none is chosen. */
export function passesFacet(facet: Facet, product: Product, query: ListingQuery): boolean {
  const chosen = query.chosen[facet.name];
  if (chosen.length === 0) return true;
  return facet.options.some(
    (option) => chosen.includes(option.value) && matchesOption(facet, option, product),
  );
}
