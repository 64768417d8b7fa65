import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { wishlistIdsWithoutProduct } from "./lines-without-product.ts";
import type { ProductSnapshot } from "./product-snapshot.ts";
import { parseSavedWishlist, storeWishlist } from "./saved-wishlist.ts";
import {
  addToWishlist,
  EMPTY_WISHLIST,
  isInWishlist,
  removeFromWishlist,
  replaceInWishlist,
} from "./wishlist.ts";

const NOW = new Date("2026-11-21T18:00:00Z");
const CHAIR: ProductSnapshot = {
  id: "1001",
  title: "Pebble Modular Accent Chair",
  slug: "pebble-modular-accent-chair",
  sku: "PF-PEBBLE",
  price: 0,
  image: "pebble-modular-accent-chair/primary",
  imageAlt: "A round chair",
  badges: [],
  availability: "out_of_stock",
  url: "/products/pebble-modular-accent-chair",
};

test("adds a product once, in stock or not", () => {
  const once = addToWishlist(EMPTY_WISHLIST, CHAIR, NOW);
  expect(once).toEqual([{ ...CHAIR, addedAt: NOW }]);
  expect(addToWishlist(once, CHAIR, NOW)).toBe(once);
  expect(isInWishlist(once, CHAIR)).toBe(true);
});

test("removing a product removes it; removing an unknown one changes nothing", () => {
  const list = addToWishlist(EMPTY_WISHLIST, CHAIR, NOW);
  expect(removeFromWishlist(list, "9")).toBe(list);
  expect(removeFromWishlist(list, CHAIR.id)).toEqual([]);
});

test("B4: a different product with a reused id isn't wished, and replaces the old one", () => {
  const list = addToWishlist(EMPTY_WISHLIST, CHAIR, NOW);
  const other = { ...CHAIR, title: "Lamp", sku: "PF-LAMP", slug: "lamp" };
  expect(isInWishlist(list, other)).toBe(false);
  expect(addToWishlist(list, other, NOW)).toEqual([{ ...other, addedAt: NOW }]);
});

describe("a stored wishlist", () => {
  test("is read back unchanged", () => {
    const list = addToWishlist(EMPTY_WISHLIST, { ...CHAIR, compareAtPrice: 99900 }, NOW);
    expect(parseSavedWishlist(storeWishlist(list), NOW)).toEqual({ value: list, intact: true });
  });

  test("without stored data, gives an empty list and no warning", () => {
    expect(parseSavedWishlist(null, NOW)).toEqual({ value: [], intact: true });
  });

  test("damaged lines are repaired or dropped, duplicates merged", () => {
    const stored = JSON.stringify([{ ...CHAIR }, CHAIR, null, { title: "no id" }]);
    const { value, intact } = parseSavedWishlist(stored, NOW);
    expect(value).toEqual([{ ...CHAIR, addedAt: NOW }]);
    expect(intact).toBe(false);
  });

  test("a product without fields must be looked up in the catalog", () => {
    const stored = JSON.stringify([{ id: 5 }, CHAIR, { ...CHAIR, id: "6", slug: "" }, { id: "5" }]);
    expect(parseSavedWishlist(stored, NOW).value.map(({ id }) => id)).toEqual(["1001"]);
    expect(wishlistIdsWithoutProduct(stored)).toEqual(["5", "6"]);
    expect(wishlistIdsWithoutProduct(null)).toEqual([]);
  });

  test("reads any text without throwing, and every product has its names", () => {
    const names = fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom("name", "other name") },
      fc.constantFrom("", " ", 7, undefined),
    );
    const line = fc.record({
      id: fc.constantFrom("1", 2, ""),
      title: names,
      sku: names,
      slug: names,
    });
    let read = 0;
    const lines = fc.array(fc.oneof(line, fc.anything())).map((all) => JSON.stringify(all) ?? "");
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), lines), (text) => {
        const { value } = parseSavedWishlist(text, NOW);
        read += value.length;
        expect(parseSavedWishlist(storeWishlist(value), NOW)).toEqual({ value, intact: true });
        for (const { id, title, sku, slug } of value) {
          for (const shown of [id, title, sku, slug]) expect(shown.trim()).not.toBe("");
        }
        for (const id of wishlistIdsWithoutProduct(text)) expect(id).not.toBe("");
      }),
    );
    expect(read).toBeGreaterThan(0);
  });
});

test("rule 7.18: another color takes the place of the one saved, and is there once", () => {
  const gray = { ...CHAIR, id: "1092", sku: "PF-PEBBLE-DOV" };
  const both = addToWishlist(addToWishlist(EMPTY_WISHLIST, CHAIR, NOW), { ...CHAIR, id: "5" }, NOW);
  const replaced = replaceInWishlist(both, "1001", gray);
  expect(replaced.map(({ id, sku }) => [id, sku])).toEqual([
    ["1092", "PF-PEBBLE-DOV"],
    ["5", "PF-PEBBLE"],
  ]);
  expect(replaceInWishlist(replaced, "5", gray).map(({ id }) => id)).toEqual(["1092"]);
});
