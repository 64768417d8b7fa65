import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  descriptionLimit,
  metaDescription,
  metaTitle,
  titleLimit,
  titleWithShop,
} from "./page-metadata.ts";

describe("page metadata (rule 2.5)", () => {
  test("leaves a title of exactly 60 characters alone", () => {
    expect(metaTitle("a".repeat(60))).toBe("a".repeat(60));
  });

  test("cuts a longer title to 60 characters that end in three dots", () => {
    expect(metaTitle("a".repeat(61))).toBe(`${"a".repeat(57)}...`);
  });

  test("gives a title the longest name of the shop that fits, or none", () => {
    const shop = { name: "Parsons Furniture", shortName: "Parsons" };
    expect(titleWithShop("a".repeat(40), shop)).toBe(`${"a".repeat(40)} | Parsons Furniture`);
    expect(titleWithShop("a".repeat(41), shop)).toBe(`${"a".repeat(41)} | Parsons`);
    expect(titleWithShop("a".repeat(50), shop)).toBe(`${"a".repeat(50)} | Parsons`);
    expect(titleWithShop("a".repeat(51), shop)).toBe("a".repeat(51));
  });

  test("cuts a description to 160 characters that end in three dots", () => {
    expect(metaDescription("b".repeat(161))).toBe(`${"b".repeat(157)}...`);
  });

  test("leaves no space before the dots and no half of a surrogate pair", () => {
    expect(metaTitle(`${"a".repeat(56)} bcdef`)).toBe(`${"a".repeat(56)}...`);
    expect(metaTitle(`${"a".repeat(56)}🛋 and more`)).toBe(`${"a".repeat(56)}...`);
  });

  test("any text fits within the limit, and cut text ends in dots", () => {
    const short = fc.string({ unit: "grapheme", maxLength: 60 });
    const long = fc.string({ unit: "grapheme", minLength: 50, maxLength: 400, size: "max" });
    let cuts = 0;
    fc.assert(
      fc.property(fc.oneof(short, long), (text) => {
        const line = text.replace(/\s+/g, " ").trim();
        for (const [cut, limit] of [
          [metaTitle(text), titleLimit],
          [metaDescription(text), descriptionLimit],
        ] as const) {
          expect(cut.length).toBeLessThanOrEqual(limit);
          if (line.length > limit) {
            cuts += 1;
            expect(cut.endsWith("...")).toBe(true);
          } else expect(cut).toBe(line);
          expect(cut.isWellFormed()).toBe(true);
        }
      }),
    );
    expect(cuts).toBeGreaterThan(0);
  });
});
