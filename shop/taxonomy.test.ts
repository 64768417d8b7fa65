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

  test("has no option whose name is part of another's, because they would sound alike in a screen reader", () => {
    const clashes = options.flatMap(({ label }) =>
      options
        .filter((other) => other.label !== label && other.label.includes(label))
        .map((other) => `${label} in ${other.label}`),
    );
    expect(clashes).toEqual([]);
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
  });

  test("has lower-case texts, values that are valid in URLs, and at most 32 options per filter", () => {
    const texts = options.flatMap(({ anywhere = [], words = [] }) => [...anywhere, ...words]);
    expect(texts.filter((text) => text !== text.toLowerCase())).toEqual([]);
    expect(options.filter(({ value }) => !/^[a-z_-]+$/.test(value))).toEqual([]);
    expect(facets.filter(({ options }) => options.length > 32)).toEqual([]);
  });
});
