import { describe, expect, test } from "vitest";
import { anyPrice, isAnyPrice, isInPriceRange, parsePriceRange } from "./price-range.ts";

describe("price range (spec §5)", () => {
  test("empty or invalid ends become 0 and 5000", () => {
    expect(parsePriceRange("", "")).toEqual({ min: 0, max: 5000 });
    expect(parsePriceRange(null, null)).toEqual({ min: 0, max: 5000 });
    expect(parsePriceRange("cheap", "NaN")).toEqual({ min: 0, max: 5000 });
  });

  test("ends are whole dollars, read from the front", () => {
    expect(parsePriceRange("99.90", "1500 dollars")).toEqual({ min: 99, max: 1500 });
    expect(parsePriceRange("$1,000", " 2,500 ")).toEqual({ min: 1000, max: 2500 });
    expect(parsePriceRange("$ 1 000", "2\u202f500")).toEqual({ min: 1000, max: 2500 });
  });

  test("ends outside the slider are moved to its ends", () => {
    expect(parsePriceRange("-20", "1000000")).toEqual({ min: 0, max: 5000 });
  });

  test("ends the wrong way round are turned", () => {
    expect(parsePriceRange("2000", "500")).toEqual({ min: 500, max: 2000 });
  });

  test("call for price is never excluded", () => {
    expect(isInPriceRange(0, { min: 4000, max: 4500 })).toBe(true);
  });

  test("both ends are included, and cents count", () => {
    const range = { min: 500, max: 800 };
    const inside = [49_999, 50_000, 80_000, 80_001].map((cents) => isInPriceRange(cents, range));
    expect(inside).toEqual([false, true, true, false]);
  });

  test("the slider's upper end means and up", () => {
    expect(isInPriceRange(799_900, anyPrice)).toBe(true);
    expect(isAnyPrice(anyPrice)).toBe(true);
    expect(isAnyPrice({ min: 0, max: 4950 })).toBe(false);
  });
});
