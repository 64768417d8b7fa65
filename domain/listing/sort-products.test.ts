import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogs } from "#tests/fixtures/listing.ts";
import { aProduct } from "#tests/fixtures/product.ts";
import { sortOrders } from "./listing-query.ts";
import { sortProducts } from "./sort-products.ts";

const products = [
  aProduct({ id: "9", price: 0 }),
  aProduct({ id: "10", price: 90_000, badges: ["Sale"] }),
  aProduct({ id: "101", price: 0, badges: ["Best Seller"] }),
  aProduct({ id: "11", price: 40_000, badges: ["Featured", "BEST SELLER"] }),
];
const order = (sort: (typeof sortOrders)[number]) =>
  sortProducts(products, sort).map(({ id }) => id);

describe("sort orders (rule 4.9)", () => {
  test("relevance keeps the given order", () => {
    expect(order("relevance")).toEqual(["9", "10", "101", "11"]);
  });

  test("by price, call for price comes last either way, in catalog order (rule 4.10)", () => {
    expect(order("price_asc")).toEqual(["11", "10", "9", "101"]);
    expect(order("price_desc")).toEqual(["10", "11", "9", "101"]);
  });

  test("newest sorts by id in descending numeric order", () => {
    expect(order("newest")).toEqual(["101", "11", "10", "9"]);
  });

  test("best sellers come first by badge, the others keep their order", () => {
    expect(order("bestsellers")).toEqual(["101", "11", "9", "10"]);
  });

  test("sorting is a permutation and doesn't mutate its input", () => {
    fc.assert(
      fc.property(catalogs, fc.constantFrom(...sortOrders), (products, sort) => {
        const before = [...products];
        const sorted = sortProducts(products, sort);
        expect(new Set(sorted)).toEqual(new Set(products));
        expect(sorted).toHaveLength(products.length);
        expect(products).toEqual(before);
      }),
    );
  });
});
