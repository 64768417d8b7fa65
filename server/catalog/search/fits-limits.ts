import type { Product } from "#domain/product.ts";
import type { Range } from "#domain/search/read-limits.ts";
import type { SearchQuery } from "#domain/search/read-query.ts";

/** Width of a screen as a share of its diagonal, for the usual 16:9. */
const screenWidth = 0.87;
const sides = ["width", "length", "height"] as const;

/** Whether the query limits prices or sizes. */
export function hasLimits({ limits, screen }: SearchQuery): boolean {
  return limits.price !== undefined || screen !== undefined || Object.keys(limits.sides).length > 0;
}

/**
 * Whether a product is within the query's prices and sizes (rule 6.9). A call-for-price product fits
 * any price, as in the price filter; a product of unknown size fits none.
 */
export function fitsLimits(product: Product, { limits, screen }: SearchQuery): boolean {
  const { price, specs } = product;
  if (screen !== undefined && specs.width < screen * screenWidth) return false;
  if (price > 0 && !isWithin(price, limits.price)) return false;
  return sides.every((side) => {
    const range = limits.sides[side];
    return !range || (specs[side] > 0 && isWithin(specs[side], range));
  });
}

function isWithin(value: number, range: Range | undefined): boolean {
  return !range || (value >= range.min && value <= range.max);
}
