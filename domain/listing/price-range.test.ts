import { describe, expect, test } from "vitest";
import { amountMessages } from "#domain/typed-amount.ts";
import {
  fullRange,
  isAnyPrice,
  isInPriceRange,
  isReversed,
  parsePriceRange,
  readPriceRange,
  typedPrices,
} from "./price-range.ts";

describe("price range (rule 4.5)", () => {
  test("empty or invalid limits become 0 and 5000", () => {
    expect(parsePriceRange("", "")).toEqual({ min: 0, max: 5000 });
    expect(parsePriceRange(null, null)).toEqual({ min: 0, max: 5000 });
    expect(parsePriceRange("cheap", "NaN")).toEqual({ min: 0, max: 5000 });
  });

  test("G1: reads limits as whole dollars, in any common notation", () => {
    expect(parsePriceRange("99.90", "1500 dollars")).toEqual({ min: 99, max: 1500 });
    expect(parsePriceRange("$1,000", " 2,500 ")).toEqual({ min: 1000, max: 2500 });
    expect(parsePriceRange("$ 1 000", "2\u202f500")).toEqual({ min: 1000, max: 2500 });
    expect(parsePriceRange("1.000,50", "1.2k")).toEqual({ min: 1000, max: 1200 });
  });

  test("G1: an unreadable or out-of-range price is an error at its field", () => {
    expect(readPriceRange({ min: "cheap", max: "" })).toEqual({
      range: fullRange,
      problems: { min: amountMessages.unreadable },
    });
    expect(readPriceRange({ min: "-20", max: "1.200" }).problems).toEqual({
      min: amountMessages.negative,
      max: amountMessages.ambiguous,
    });
    expect(readPriceRange({ min: "9000", max: "" })).toEqual({
      range: { min: 5000, max: 5000 },
      problems: { min: expect.stringContaining("ends at $5,000") },
    });
    expect(readPriceRange({ min: "", max: "1,200" }).problems).toEqual({});
  });

  test("G1: the fields show the URL's values; fields without a limit stay empty", () => {
    const typed = (search: string) => typedPrices(new URLSearchParams(search));
    expect(typed("?min=1,200&max=abc")).toEqual({ min: "1,200", max: "abc" });
    expect(typed("?min=0&max=5000")).toEqual({ min: "", max: "" });
    expect(typed("?min=5000&max=0")).toEqual({ min: "5000", max: "0" });
    expect(typed("")).toEqual({ min: "", max: "" });
  });

  test("limits outside the slider are moved to its ends", () => {
    expect(parsePriceRange("-20", "1000000")).toEqual({ min: 0, max: 5000 });
  });

  test("swaps reversed prices if both are readable", () => {
    expect(isReversed({ min: "2000", max: "500" })).toBe(true);
    expect(isReversed({ min: "2000", max: "x" })).toBe(false);
    expect(parsePriceRange("2000", "500")).toEqual({ min: 500, max: 2000 });
  });

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
