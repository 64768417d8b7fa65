import { describe, expect, test } from "vitest";
import { fullRange, isAnyPrice, isInPriceRange } from "./price-range.ts";

describe("price range (rule 4.5)", () => {
  test("never excludes call for price", () => {
    expect(isInPriceRange(0, { min: 4000, max: 4500 })).toBe(true);
  });

  test("includes both limits, to the cent", () => {
    const range = { min: 500, max: 800 };
    const inside = [49_999, 50_000, 80_000, 80_001].map((cents) => isInPriceRange(cents, range));
    expect(inside).toEqual([false, true, true, false]);
  });

  test('the slider\'s upper end means "and up"', () => {
    expect(isInPriceRange(799_900, fullRange)).toBe(true);
    expect(isAnyPrice(fullRange)).toBe(true);
    expect(isAnyPrice({ min: 0, max: 4950 })).toBe(false);
  });
});
