import { describe, expect, test } from "vitest";
import { priceAndAvailability } from "#domain/options/price-and-availability.ts";
import { collections } from "#server/catalog/collections.ts";
import { generateProducts } from "./generate-products.ts";

const products = [...generateProducts(3000)];

describe("the generated catalog", () => {
  test("is the same every time", () => {
    expect([...generateProducts(50)]).toEqual(products.slice(0, 50));
  });

  test("has products of exactly the shop's types", () => {
    const types = new Set(products.map(({ collection, type }) => `${collection}/${type}`));
    const known = collections.flatMap(({ slug, types }) =>
      types.map((type) => `${slug}/${type.slug}`),
    );
    expect([...types].sort()).toEqual(known.sort());
  });

  test("repeats no id, slug or SKU, and no title is too long", () => {
    for (const field of ["id", "slug", "sku"] as const) {
      expect(new Set(products.map((product) => product[field])).size).toBe(products.length);
    }
    expect(Math.max(...products.map(({ title }) => title.length))).toBeLessThanOrEqual(80);
  });

  test("has a fifth of its products in options, with ids of their own and true lowest prices", () => {
    const chosen = products.filter(({ variants }) => variants);
    expect(chosen.length / products.length).toBeCloseTo(0.2, 1);
    const variants = chosen.flatMap(({ variants = [] }) => variants);
    const ids = [...products, ...variants].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { price, availability, variants = [] } of chosen) {
      const full = variants.map((variant) => ({ price, availability, ...variant }));
      expect(priceAndAvailability({ price, availability, variants: full })).toEqual({
        price,
        availability,
      });
      expect(new Set(variants.map(({ values }) => values.join())).size).toBe(variants.length);
    }
  });
});
