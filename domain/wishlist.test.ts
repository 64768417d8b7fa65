import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ProductSnapshot } from "./product-snapshot.ts";
import { reviveWishlist, storeWishlist } from "./stored-wishlist.ts";
import { addToWishlist, EMPTY_WISHLIST, isWished, removeFromWishlist } from "./wishlist.ts";

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

test("a piece is remembered once, out of stock or not", () => {
  const once = addToWishlist(EMPTY_WISHLIST, CHAIR, NOW);
  expect(once).toEqual([{ ...CHAIR, addedAt: NOW }]);
  expect(addToWishlist(once, CHAIR, NOW)).toBe(once);
  expect(isWished(once, CHAIR.id)).toBe(true);
});

test("a forgotten piece is gone, and forgetting another changes nothing", () => {
  const list = addToWishlist(EMPTY_WISHLIST, CHAIR, NOW);
  expect(removeFromWishlist(list, "9")).toBe(list);
  expect(removeFromWishlist(list, CHAIR.id)).toEqual([]);
});

describe("stored", () => {
  test("it comes back as it was", () => {
    const list = addToWishlist(EMPTY_WISHLIST, { ...CHAIR, compareAtPrice: 99900 }, NOW);
    expect(reviveWishlist(storeWishlist(list), NOW)).toEqual({ value: list, intact: true });
  });

  test("nothing stored is an empty list and nothing to warn about", () => {
    expect(reviveWishlist(null, NOW)).toEqual({ value: [], intact: true });
  });

  test("damaged lines are repaired or dropped, a piece twice is kept once", () => {
    const stored = JSON.stringify([{ ...CHAIR }, CHAIR, null, { title: "no id" }]);
    const { value, intact } = reviveWishlist(stored, NOW);
    expect(value).toEqual([{ ...CHAIR, addedAt: NOW }]);
    expect(intact).toBe(false);
  });

  test("any text at all is read without failing", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { value } = reviveWishlist(text, NOW);
        expect(reviveWishlist(storeWishlist(value), NOW)).toEqual({ value, intact: true });
      }),
    );
  });
});
