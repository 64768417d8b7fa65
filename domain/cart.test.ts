import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addToCart,
  type Cart,
  EMPTY_CART,
  loadCart,
  removeFromCart,
  updateNotes,
  updateQuantity,
} from "./cart.ts";
import { fillEmptyCart, removeSubmitted, restoreLines } from "./cart-lists.ts";
import type { ProductSnapshot } from "./product-snapshot.ts";
import { MAX_QUANTITY } from "./quantity.ts";

const NOON = new Date("2026-11-21T18:00:00Z");

function product(id: string, over: Partial<ProductSnapshot> = {}): ProductSnapshot {
  return {
    id,
    title: `Sofa ${id}`,
    slug: `sofa-${id}`,
    sku: `PF-${id}`,
    price: 0,
    image: `sofa-${id}/primary`,
    imageAlt: `A sofa, number ${id}`,
    badges: ["Featured"],
    availability: "in_stock",
    url: `/products/sofa-${id}`,
    ...over,
  };
}

function cartOf(...ids: string[]): Cart {
  return ids.reduce((cart, id) => addToCart(cart, product(id), NOON), EMPTY_CART);
}

describe("adding", () => {
  test("a new product is added at the end with quantity 1, no notes and the time", () => {
    const cart = addToCart(cartOf("1"), product("2"), NOON);
    expect(cart.items.map((item) => item.id)).toEqual(["1", "2"]);
    expect(cart.items[1]).toEqual({ ...product("2"), quantity: 1, notes: "", addedAt: NOON });
  });

  test("adding a product again increases its quantity and keeps notes and position", () => {
    const cart = addToCart(updateNotes(cartOf("1", "2"), "1", "in cognac"), product("1"), NOON);
    expect(cart.items[0]).toMatchObject({ id: "1", quantity: 2, notes: "in cognac" });
    expect(cart).toMatchObject({ total: 2, count: 3 });
  });

  test("B4: a different product with a reused id isn't added to the old line", () => {
    const other = product("1", { title: "Lamp", slug: "lamp", sku: "PF-LAMP" });
    const cart = addToCart(updateQuantity(cartOf("1", "2"), "1", 4), other, NOON);
    expect(cart.items).toMatchObject([
      { id: "2", quantity: 1 },
      { id: "1", title: "Lamp", quantity: 1, notes: "" },
    ]);
  });

  test.each([
    ["title", { title: "Sofa One" }],
    ["slug", { slug: "sofa-one" }],
    ["SKU", { sku: "PF-ONE" }],
    ["title and slug", { title: "Sofa One", slug: "sofa-one" }],
  ])("recognizes a product that changed its %s as the same product", (_, change) => {
    expect(addToCart(cartOf("1"), product("1", change), NOON).items).toMatchObject([
      { quantity: 2 },
    ]);
  });

  test("restored lines are added with quantity and notes, unless the product is already there", () => {
    const lines = ["1", "2"].map((id) => ({
      product: product(id),
      quantity: 3,
      notes: "in black",
    }));
    expect(restoreLines(cartOf("1"), lines, NOON).items).toMatchObject([
      { id: "1", quantity: 1, notes: "" },
      { id: "2", quantity: 3, notes: "in black", addedAt: NOON },
    ]);
  });

  test("refuses an out-of-stock product, even if it is in the cart", () => {
    const outOfStock = product("1", { availability: "out_of_stock" });
    expect(addToCart(EMPTY_CART, outOfStock, NOON)).toBe(EMPTY_CART);
    const cart = cartOf("1");
    expect(addToCart(cart, outOfStock, NOON)).toBe(cart);
  });

  test("accepts a product on preorder", () => {
    const cart = addToCart(EMPTY_CART, product("1", { availability: "preorder" }), NOON);
    expect(cart.count).toBe(1);
  });

  test("saves only a product's display fields", () => {
    const cart = addToCart(EMPTY_CART, { ...product("1"), description: "long" } as never, NOON);
    expect(cart.items[0]).not.toHaveProperty("description");
  });
});

describe("a list link", () => {
  const lines = [
    { product: product("1"), quantity: 3, notes: "in cognac" },
    { product: product("2", { availability: "out_of_stock" }), quantity: 1, notes: "" },
  ];

  test("fills an empty cart with available products", () => {
    const cart = fillEmptyCart(EMPTY_CART, lines, NOON);
    expect(cart).toMatchObject({ total: 1, count: 3 });
    expect(cart.items[0]).toMatchObject({ id: "1", quantity: 3, notes: "in cognac" });
  });

  test("leaves a cart with any line unchanged", () => {
    const cart = cartOf("4");
    expect(fillEmptyCart(cart, lines, NOON)).toBe(cart);
  });
});

describe("changing", () => {
  test.each([0, -1, -Infinity, 0.5])("quantity %d removes the product", (quantity) => {
    expect(updateQuantity(cartOf("1", "2"), "1", quantity)).toEqual(cartOf("2"));
  });

  test("rounds a quantity down to a whole number and caps it", () => {
    expect(updateQuantity(cartOf("1"), "1", 2.9).count).toBe(2);
    expect(updateQuantity(cartOf("1"), "1", Infinity).count).toBe(MAX_QUANTITY);
  });

  test("a value that isn't a number changes nothing", () => {
    const cart = cartOf("1");
    expect(updateQuantity(cart, "1", Number.NaN)).toBe(cart);
  });

  test("an unknown id changes nothing", () => {
    const cart = cartOf("1");
    expect(removeFromCart(cart, "9")).toBe(cart);
    expect(updateQuantity(cart, "9", 3)).toBe(cart);
    expect(updateNotes(cart, "9", "x")).toBe(cart);
  });

  test("setting the current quantity or notes returns the same cart", () => {
    const cart = updateNotes(updateQuantity(cartOf("1"), "1", MAX_QUANTITY), "1", "in sand");
    expect(updateQuantity(cart, "1", MAX_QUANTITY + 1)).toBe(cart);
    expect(updateNotes(cart, "1", "in sand")).toBe(cart);
    expect(addToCart(cart, product("1"), NOON)).toBe(cart);
  });

  test("loading no items gives the empty cart", () => {
    expect(loadCart([])).toEqual({ items: [], total: 0, count: 0 });
  });
});

describe("a submitted quote request", () => {
  const sent = [
    { id: "1", quantity: 2 },
    { id: "2", quantity: 1 },
  ];

  test("leaves an empty cart", () => {
    expect(removeSubmitted(updateQuantity(cartOf("1", "2"), "1", 2), sent)).toEqual(EMPTY_CART);
  });

  test("keeps products added while the request was in flight", () => {
    const meanwhile = updateQuantity(cartOf("1", "2", "3"), "1", 3);
    expect(removeSubmitted(meanwhile, sent)).toEqual(cartOf("1", "3"));
  });

  test("removes a product whose quantity dropped in between", () => {
    expect(removeSubmitted(cartOf("1"), sent)).toEqual(EMPTY_CART);
  });
});

type Step = (cart: Cart) => Cart;

const id = fc.constantFrom("1", "2", "3", "4");
const step: fc.Arbitrary<Step> = fc.oneof(
  id.map(
    (id): Step =>
      (cart) =>
        addToCart(cart, product(id), NOON),
  ),
  id.map(
    (id): Step =>
      (cart) =>
        addToCart(cart, product(id, { availability: "out_of_stock" }), NOON),
  ),
  id.map(
    (id): Step =>
      (cart) =>
        removeFromCart(cart, id),
  ),
  fc.tuple(id, fc.oneof(fc.integer({ min: -5, max: 2000 }), fc.double())).map(
    ([id, quantity]): Step =>
      (cart) =>
        updateQuantity(cart, id, quantity),
  ),
  fc.tuple(id, fc.string()).map(
    ([id, notes]): Step =>
      (cart) =>
        updateNotes(cart, id, notes),
  ),
);
const anyCart = fc.array(step).map((steps) => steps.reduce((cart, s) => s(cart), EMPTY_CART));

describe("after any sequence of changes", () => {
  test("total counts products, count sums quantities, each from 1 to the cap", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(cart.total).toBe(new Set(cart.items.map((item) => item.id)).size);
        expect(cart.total).toBe(cart.items.length);
        expect(cart.count).toBe(cart.items.reduce((sum, item) => sum + item.quantity, 0));
        for (const { quantity } of cart.items) {
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY).toBe(
            true,
          );
        }
      }),
    );
  });

  test("adding a product n times increases its quantity by n, up to the cap", () => {
    fc.assert(
      fc.property(anyCart, id, fc.integer({ min: 1, max: 40 }), (cart, id, n) => {
        const before = cart.items.find((item) => item.id === id)?.quantity ?? 0;
        let after = cart;
        for (let i = 0; i < n; i++) after = addToCart(after, product(id), NOON);
        expect(after.items.find((item) => item.id === id)?.quantity).toBe(
          Math.min(before + n, MAX_QUANTITY),
        );
      }),
    );
  });

  test("removing a product leaves every other line unchanged", () => {
    fc.assert(
      fc.property(anyCart, id, (cart, id) => {
        expect(removeFromCart(cart, id).items).toEqual(cart.items.filter((i) => i.id !== id));
      }),
    );
  });

  test("no function mutates its cart", () => {
    fc.assert(
      fc.property(anyCart, step, (cart, step) => {
        const before = structuredClone(cart);
        step(cart);
        expect(cart).toEqual(before);
      }),
    );
  });
});
