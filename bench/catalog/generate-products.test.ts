import { describe, expect, test } from "vitest";
import { collections } from "#shop/collections.ts";
import { generateProducts } from "./generate-products.ts";

const products = [...generateProducts(3000)];

describe("the generated catalog", () => {
  test("is the same every time", () => {
    expect([...generateProducts(50)]).toEqual(products.slice(0, 50));
  });

  test("has products of every type of the shop, and of no other", () => {
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
});
