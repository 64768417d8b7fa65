import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addToCart, EMPTY_CART, updateNotes, updateQuantity } from "./cart.ts";
import { cartLinesWithoutProduct } from "./lines-without-product.ts";
import type { ProductSnapshot } from "./product-snapshot.ts";
import { parseSavedCart, storeCart } from "./saved-cart.ts";

const NOW = new Date("2026-11-21T18:00:00Z");
const SOFA: ProductSnapshot = {
  id: "1003",
  title: "Model 2500 Sofa Chaise",
  slug: "model-2500-sofa-chaise",
  sku: "PF-2500",
  price: 0,
  image: "model-2500-sofa-chaise/primary",
  imageAlt: "A sofa with a chaise",
  badges: ["OVERSIZED"],
  availability: "in_stock",
  url: "/products/model-2500-sofa-chaise",
};
const LINE = { ...SOFA, quantity: 2, notes: "in cognac", addedAt: "2026-11-20T18:00:00.000Z" };

const NAMES = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom("a name", "another") },
  fc.constantFrom("", " ", undefined),
  fc.string(),
  fc.anything(),
);
const parse = (lines: unknown) => parseSavedCart(JSON.stringify(lines), NOW);

test("an empty storage gives an empty cart without a warning", () => {
  expect(parseSavedCart(null, NOW)).toEqual({ value: EMPTY_CART, intact: true });
});

test("restores saved lines, with addedAt as a Date", () => {
  const { value, intact } = parse([LINE]);
  expect(intact).toBe(true);
  expect(value.items).toEqual([{ ...LINE, addedAt: new Date("2026-11-20T18:00:00Z") }]);
  expect(value).toMatchObject({ total: 1, count: 2 });
});

test.each(["", "{", "null", "7", '"cart"', '{"items":{}}'])("drops corrupt %j", (stored) => {
  expect(parseSavedCart(stored, NOW)).toEqual({ value: EMPTY_CART, intact: false });
});

test("reads an older cart wrapped in an object", () => {
  expect(parse({ version: 0, items: [LINE], total: 9 }).value.count).toBe(2);
});

describe("a damaged line", () => {
  test.each([
    ["no id", { ...LINE, id: undefined }],
    ["an empty id", { ...LINE, id: " " }],
    ["no pieces", { ...LINE, quantity: 0 }],
    ["fewer than no pieces", { ...LINE, quantity: -3 }],
    ["not an object", "1003"],
    ["null", null],
    ["a list", [LINE]],
  ])("is dropped when it has %s, and other lines stay", (_, line) => {
    const { value, intact } = parse([line, { ...LINE, id: "1004" }]);
    expect(value.items.map((item) => item.id)).toEqual(["1004"]);
    expect(intact).toBe(false);
  });

  test.each([
    ["quantity as text", { quantity: "3" }, { quantity: 3 }],
    ["half a piece", { quantity: 2.5 }, { quantity: 2 }],
    ["no quantity", { quantity: undefined }, { quantity: 1 }],
    ["an unreadable quantity", { quantity: {} }, { quantity: 1 }],
    ["a quantity that cannot become a number", { quantity: { toString: false } }, { quantity: 1 }],
    ["too many", { quantity: 1e9 }, { quantity: 999 }],
    ["notes that are no text", { notes: 5 }, { notes: "" }],
    ["a broken date", { addedAt: "soon" }, { addedAt: NOW }],
    ["no date", { addedAt: undefined }, { addedAt: NOW }],
  ])("is repaired when it has %s", (_, damage, repaired) => {
    const { value, intact } = parse([{ ...LINE, ...damage }]);
    expect(value.items).toMatchObject([repaired]);
    expect(intact).toBe(false);
  });

  test("replaces product fields of the wrong type by defaults", () => {
    const { value } = parse([
      { ...LINE, badges: "Sale", price: "12", image: 7, availability: "?", url: null },
    ]);
    expect(value.items).toMatchObject([
      { badges: [], price: 0, image: "", availability: "in_stock", url: SOFA.url },
    ]);
  });

  test("merges two lines of the same product, adding their quantities", () => {
    const { value, intact } = parse([LINE, { ...LINE, quantity: 1, notes: "or in black" }]);
    expect(value.items).toMatchObject([{ quantity: 3, notes: "in cognac\nor in black" }]);
    expect(intact).toBe(false);
  });
});

describe("a line without its product fields", () => {
  test.each([
    ["only an id", { id: 5 }],
    ["no title", { ...LINE, id: 5, title: undefined }],
    ["a blank title", { ...LINE, id: 5, title: "  " }],
    ["no SKU", { ...LINE, id: "5", sku: "" }],
    ["no slug", { ...LINE, id: "5", slug: null }],
  ])("a line with %s must be looked up", (_, line) => {
    const { value, intact } = parse([line]);
    expect(value).toEqual(EMPTY_CART);
    expect(intact).toBe(false);
    expect(cartLinesWithoutProduct(JSON.stringify([line]))).toMatchObject([{ id: "5" }]);
  });

  test("keeps its quantity and notes", () => {
    const stored = JSON.stringify([{ id: 5, quantity: "3", notes: "in black" }, LINE, { id: "5" }]);
    expect(cartLinesWithoutProduct(stored)).toEqual([{ id: "5", quantity: 3, notes: "in black" }]);
  });

  test("a line without id or quantity isn't looked up", () => {
    expect(
      cartLinesWithoutProduct(JSON.stringify([{}, { id: "5", quantity: 0 }, null, "5"])),
    ).toEqual([]);
    expect(cartLinesWithoutProduct("{")).toEqual([]);
    expect(cartLinesWithoutProduct(null)).toEqual([]);
  });
});

test("reads any text without throwing, into a valid cart", () => {
  const damaged = fc.record(
    {
      ...everyKey(fc.anything()),
      title: NAMES,
      sku: NAMES,
      slug: NAMES,
      id: fc.constantFrom("1", "2", 3, ""),
      quantity: fc.anything(),
    },
    { requiredKeys: ["id", "title", "sku", "slug"] },
  );
  let read = 0;
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(fc.oneof(damaged, fc.anything())).map((lines) => JSON.stringify(lines) ?? ""),
  );
  fc.assert(
    fc.property(stored, (text) => {
      const { value } = parseSavedCart(text, NOW);
      expect(new Set(value.items.map((item) => item.id)).size).toBe(value.total);
      read += value.total;
      for (const item of value.items) {
        expect(item.quantity).toBeGreaterThanOrEqual(1);
        expect(item.quantity).toBeLessThanOrEqual(999);
        expect(typeof item.notes).toBe("string");
        expect(item.addedAt.getTime()).not.toBeNaN();
        for (const shown of [item.id, item.title, item.sku, item.slug]) {
          expect(shown.trim()).not.toBe("");
        }
      }
      expect(parseSavedCart(storeCart(value), NOW)).toEqual({ value, intact: true });
      for (const { id, quantity } of cartLinesWithoutProduct(text)) {
        expect(id).not.toBe("");
        expect(quantity).toBeGreaterThanOrEqual(1);
      }
    }),
  );
  expect(read).toBeGreaterThan(0);
});

test("a stored cart is read back unchanged", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.string(), fc.date(DATES), (n, notes, at) => {
      const added = addToCart(EMPTY_CART, SOFA, at);
      const cart = updateNotes(updateQuantity(added, SOFA.id, n), SOFA.id, notes);
      expect(parseSavedCart(storeCart(cart), NOW)).toEqual({ value: cart, intact: true });
    }),
  );
});

const DATES = { noInvalidDate: true } as const;

function everyKey<T>(value: T): Record<keyof typeof LINE, T> {
  return Object.fromEntries(Object.keys(LINE).map((key) => [key, value])) as never;
}
