import type { Range } from "#domain/search/read-limits.ts";
import type { SearchQuery } from "#domain/search/read-query.ts";
import type { LimitedProduct } from "./fits-limits.ts";

const sides = ["width", "length", "height"] as const;
/** Bare numbers that may be a width, in inches: "sofa 84". */
const bareInches = { min: 20, max: 200 };

/**
 * How far a product is off the prices and sizes that a query asks for, as shares of them added up;
 * 1 for each that is unknown (rule 6.9). A length without a side is a width, and a stand is best as
 * wide as the screen's diagonal.
 */
export function offLimits(product: LimitedProduct, { terms, limits, screen }: SearchQuery): number {
  let off = limits.price ? offRange(product.price, limits.price) : 0;
  for (const side of sides) {
    const range = limits.sides[side];
    if (range) off += offRange(product[side], range);
  }
  if (screen !== undefined) off += offRange(product.width, { min: screen, max: screen });
  for (const term of terms) {
    const isWidth = term.kind === "length" || (term.kind === "number" && isInches(term.value));
    if (isWidth) off += offRange(product.width, { min: term.value, max: term.value });
  }
  return off;
}

function isInches(value: number): boolean {
  return value >= bareInches.min && value <= bareInches.max;
}

function offRange(value: number, { min, max }: Range): number {
  if (value <= 0) return 1;
  if (value >= min && value <= max) return 0;
  const bound = value < min ? min : max;
  return Math.abs(value - bound) / Math.max(bound, 1);
}
