import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Cart, loadCart } from "./cart.ts";
import { changeProduct } from "./cart-lists.ts";
import type { ProductSnapshot } from "./product-snapshot.ts";

const addedAt = new Date("2026-11-28T18:00:00Z");

function inColor(id: string, color = `Color ${id}`): ProductSnapshot {
  return {
    id,
    title: `Chair (${color})`,
    slug: "chair",
    sku: `CHAIR-${id}`,
    price: 0,
    image: "",
    imageAlt: "",
    badges: [],
    availability: "in_stock",
    url: `/products/chair?variant=${id}`,
  };
}

const line = (id: string, quantity = 1, notes = "") => ({
  ...inColor(id),
  quantity,
  notes,
  addedAt,
});

describe("rule 7.18: changing the product of a line", () => {
  const cart = loadCart([line("1", 2, "For the den"), line("5"), line("2", 1, "For the office")]);

  test("keeps its quantity, notes and place", () => {
    expect(changeProduct(cart, "1", inColor("3")).items).toEqual([
      line("3", 2, "For the den"),
      ...cart.items.slice(1),
    ]);
  });

  test.each([
    ["1", "2"],
    ["2", "1"],
  ])("joins the two lines, where the earlier was: %s to %s", (id, to) => {
    const { items, count } = changeProduct(cart, id, inColor(to));
    expect(items).toEqual([line(to, 3, "For the den\nFor the office"), line("5")]);
    expect(count).toBe(4);
  });

  test("an unknown line or the same product changes nothing", () => {
    expect(changeProduct(cart, "9", inColor("3"))).toBe(cart);
    expect(changeProduct(cart, "1", inColor("1"))).toBe(cart);
  });

  test("no pieces are lost below the most a line takes, and each product has one line", () => {
    const id = fc.constantFrom("1", "2", "3", "4");
    const lines = fc.uniqueArray(fc.record({ id, quantity: fc.integer({ min: 1, max: 249 }) }), {
      selector: (one) => one.id,
    });
    fc.assert(
      fc.property(lines, id, id, (ofCart, from, to) => {
        const before: Cart = loadCart(ofCart.map(({ id, quantity }) => line(id, quantity)));
        const after = changeProduct(before, from, inColor(to));
        expect(after.count).toBe(before.count);
        expect(new Set(after.items.map((item) => item.id)).size).toBe(after.total);
        if (from !== to) expect(after.items.some((item) => item.id === from)).toBe(false);
      }),
    );
  });
});
