import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultListing, sortOrders } from "#domain/listing/listing-query.ts";
import { catalogs } from "#tests/fixtures/listing.ts";
import { aProduct } from "#tests/fixtures/product.ts";
import { listingOf } from "#tests/support/listing-of.ts";

const products = [
  aProduct({ id: "9", price: 0 }),
  aProduct({ id: "10", price: 90_000, badges: ["Sale"] }),
  aProduct({ id: "101", price: 0, badges: ["Best Seller"] }),
  aProduct({ id: "11", price: 40_000, badges: ["Featured", "BEST SELLER"] }),
];
const order = (sort: (typeof sortOrders)[number]) =>
  listingOf(products, { ...defaultListing, sort }).items.map(({ id }) => id);

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

  test("sorting shows the same products", () => {
    fc.assert(
      fc.property(catalogs, fc.constantFrom(...sortOrders), (products, sort) => {
        const few = products.slice(0, 96);
        const { items } = listingOf(few, { ...defaultListing, sort, size: 96 });
        expect(new Set(items)).toEqual(new Set(few));
        expect(items).toHaveLength(few.length);
      }),
    );
  });
});
