import { isCallForPrice } from "#domain/call-for-price.ts";
import { type Facet, facetTexts, hasOption } from "#domain/listing/facets.ts";
import type { Listing } from "#domain/listing/listing.ts";
import type { ListingQuery, SortOrder } from "#domain/listing/listing-query.ts";
import { clampPage, pageCountOf } from "#domain/listing/pagination.ts";
import { isInPriceRange } from "#domain/listing/price-range.ts";
import type { Product } from "#domain/product.ts";

/**
 * A listing by the simplest code that follows the rules, for comparison with `listProducts`.
 * @param products in catalog order, or in search ranking.
 */
export function simpleListing(
  products: readonly Product[],
  facets: readonly Facet[],
  query: ListingQuery,
): Listing {
  const matching = products.filter(
    (product) => inPrice(product, query) && facets.every((facet) => passes(facet, product, query)),
  );
  const pageCount = pageCountOf(matching.length, query.size);
  const page = clampPage(query.page, pageCount);
  const start = (page - 1) * query.size;
  const items = sorted(matching, query.sort).slice(start, start + query.size);
  return {
    items,
    total: matching.length,
    page,
    pageCount,
    from: items.length === 0 ? 0 : start + 1,
    to: start + items.length,
    facets: facets.map(({ name, label, options }) => ({
      name,
      label,
      options: options
        .map((option) => {
          const having = products.filter((product) =>
            facetTexts(name, product).some((text) => hasOption(text, option)),
          );
          const counted = having.filter(
            (product) =>
              inPrice(product, query) &&
              facets.every((other) => other.name === name || passes(other, product, query)),
          );
          const chosen = query.chosen[name].includes(option.value);
          const shown = option.always || chosen || having.length > 0;
          return { ...option, count: counted.length, chosen, shown };
        })
        .filter(({ shown }) => shown)
        .map(({ value, label, count, chosen }) => ({ value, label, count, chosen })),
    })),
  };
}

function inPrice({ price }: Product, query: ListingQuery): boolean {
  return isInPriceRange(price, query.price);
}

/** Whether the product has any of the facet's chosen options; true if none is chosen. */
function passes({ name, options }: Facet, product: Product, query: ListingQuery): boolean {
  const chosen = options.filter(({ value }) => query.chosen[name].includes(value));
  if (chosen.length === 0) return true;
  return facetTexts(name, product).some((text) => chosen.some((option) => hasOption(text, option)));
}

function sorted(products: readonly Product[], sort: SortOrder): Product[] {
  switch (sort) {
    case "relevance":
      return [...products];
    case "price_asc":
      return products.toSorted((a, b) => callForPriceLast(a, b) || a.price - b.price);
    case "price_desc":
      return products.toSorted((a, b) => callForPriceLast(a, b) || b.price - a.price);
    case "newest":
      return products.toSorted((a, b) => Number(b.id) - Number(a.id));
    case "bestsellers":
      return products.toSorted((a, b) => Number(isBestSeller(b)) - Number(isBestSeller(a)));
  }
}

function callForPriceLast(a: Product, b: Product): number {
  return Number(isCallForPrice(a)) - Number(isCallForPrice(b));
}

function isBestSeller({ badges }: Product): boolean {
  return badges.some((badge) => badge.toLowerCase() === "best seller");
}
