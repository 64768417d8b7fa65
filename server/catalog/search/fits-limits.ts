import type { Range } from "#domain/search/read-limits.ts";
import type { SearchQuery } from "#domain/search/read-query.ts";

/** Width of a screen as a share of its diagonal, for the usual 16:9. */
const screenWidth = 0.87;
const sides = ["width", "length", "height"] as const;

/** What a query can limit. */
export interface LimitedProduct {
  /** In cents; 0 is call for price. */
  price: number;
  /** In inches; 0 is unknown. */
  width: number;
  length: number;
  height: number;
}

/** Whether the query limits prices or sizes. */
export function hasLimits({ limits, screen }: SearchQuery): boolean {
  return limits.price !== undefined || screen !== undefined || Object.keys(limits.sides).length > 0;
}

/**
 * Whether a product is within the query's prices and sizes (rule 6.9). A call-for-price product fits
 * any price, as in the price filter; a product of unknown size fits none.
 */
export function fitsLimits(product: LimitedProduct, { limits, screen }: SearchQuery): boolean {
  if (screen !== undefined && product.width < screen * screenWidth) return false;
  if (product.price > 0 && !isWithin(product.price, limits.price)) return false;
  return sides.every((side) => {
    const range = limits.sides[side];
    return !range || (product[side] > 0 && isWithin(product[side], range));
  });
}

function isWithin(value: number, range: Range | undefined): boolean {
  return !range || (value >= range.min && value <= range.max);
}
