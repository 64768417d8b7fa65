import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { fullRange, readPlainPrices } from "./price-range.ts";
import { parsePriceRange, readPriceRange, typedPrices } from "./typed-prices.ts";

describe("typed prices (rule 4.5)", () => {
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
      problems: { min: "unreadable" },
      isReversed: false,
    });
    expect(readPriceRange({ min: "-20", max: "1.200" }).problems).toEqual({
      min: "negative",
      max: "ambiguous",
    });
    expect(readPriceRange({ min: "9000", max: "" })).toEqual({
      range: { min: 5000, max: 5000 },
      problems: { min: "outsideRange" },
      isReversed: false,
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
    expect(readPriceRange({ min: "2000", max: "500" }).isReversed).toBe(true);
    expect(readPriceRange({ min: "2000", max: "x" }).isReversed).toBe(false);
    expect(parsePriceRange("2000", "500")).toEqual({ min: 500, max: 2000 });
  });
});

describe("plain prices", () => {
  const text = fc.oneof(
    fc.integer({ min: 0, max: 12_000 }).map(String),
    fc.string({ unit: fc.constantFrom(..."0123456789.,$ k-"), maxLength: 7 }),
  );

  it("are read as any others", () => {
    fc.assert(
      fc.property(text, text, (min, max) => {
        const plain = readPlainPrices({ min, max });
        if (plain) expect(plain).toEqual(readPriceRange({ min, max }));
      }),
    );
  });

  it("are whole dollars within the filter, or nothing", () => {
    const read = (min: string, max: string) => readPlainPrices({ min, max })?.range;
    expect(read("", "")).toEqual(fullRange);
    expect(read("250", "5000")).toEqual({ min: 250, max: 5000 });
    expect(read("900", "100")).toEqual({ min: 100, max: 900 });
    for (const other of ["5001", "1,200", "$5", "12.50", " 12", "abc", "-5"]) {
      expect(read(other, ""), other).toBeUndefined();
      expect(read("100", other), other).toBeUndefined();
    }
  });
});
