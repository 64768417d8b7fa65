import { isCallForPrice } from "#domain/call-for-price.ts";
import type { Product } from "#domain/product.ts";
import type { SortOrder } from "./listing-query.ts";

/** The badge of products that come first under Best Sellers (rule 4.9). */
const bestSellerBadge = "best seller";

/**
 * Products in the requested order; equal ones keep their order (the catalog's, or a search's
 * ranking, which is what relevance means). Sorted by price, call-for-price products come last in
 * either direction (rule 4.10).
 */
export function sortProducts(products: readonly Product[], sort: SortOrder): Product[] {
  const copy = [...products];
  switch (sort) {
    case "relevance":
      return copy;
    case "price_asc":
      return copy.sort((a, b) => callForPriceLast(a, b) || a.price - b.price);
    case "price_desc":
      return copy.sort((a, b) => callForPriceLast(a, b) || b.price - a.price);
    case "newest":
      return copy.sort((a, b) => Number(b.id) - Number(a.id));
    case "bestsellers":
      return copy.sort((a, b) => Number(isBestSeller(b)) - Number(isBestSeller(a)));
  }
}

function callForPriceLast(a: Product, b: Product): number {
  return Number(isCallForPrice(a)) - Number(isCallForPrice(b));
}

function isBestSeller({ badges }: Product): boolean {
  return badges.some((badge) => badge.toLowerCase() === bestSellerBadge);
}
