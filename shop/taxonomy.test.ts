import { describe, expect, test } from "vitest";
import { facetsOf } from "#domain/listing/facets.ts";
import { taxonomy } from "./taxonomy.ts";

const facets = facetsOf(taxonomy);
const options = facets.flatMap(({ options }) => options);

describe("the taxonomy of the filters", () => {
  test("has the fixed options first, in their order (rule 4.2)", () => {
    const fixed = facets.map(({ options }) =>
      options.filter(({ always }) => always).map(({ label }) => label),
    );
    expect(fixed).toEqual([
      ["Black", "White", "Beige", "Chocolate", "Gray"],
      ["Leather", "Fabric", "Microfiber", "Velvet"],
      ["In Stock", "Preorder"],
      ["Reclining", "USB Charging", "Cupholders", "Modular", "Storage"],
    ]);
  });

  test("names no option within another's name, which would be hard to tell apart by ear", () => {
    const clashes = options.flatMap(({ label }) =>
      options
        .filter((other) => other.label !== label && other.label.includes(label))
        .map((other) => `${label} in ${other.label}`),
    );
    expect(clashes).toEqual([]);
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
  });

  test("has lower-case texts, values for addresses, and at most 32 options for a filter", () => {
    const texts = options.flatMap(({ anywhere = [], words = [] }) => [...anywhere, ...words]);
    expect(texts.filter((text) => text !== text.toLowerCase())).toEqual([]);
    expect(options.filter(({ value }) => !/^[a-z_-]+$/.test(value))).toEqual([]);
    expect(facets.filter(({ options }) => options.length > 32)).toEqual([]);
  });
});
