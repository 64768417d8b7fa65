import { expect, test } from "vitest";
import { addToCart, EMPTY_CART, updateQuantity } from "#domain/cart.ts";
import type { ProductSnapshot } from "#domain/product-snapshot.ts";
import type { ProductCardData } from "#products/product-card-data.ts";
import { postedLines } from "./posted-lines.ts";
import {
  cartLines,
  isAvailable,
  linkedLines,
  notInCart,
  outOfStock,
  productCount,
  quantityProblems,
} from "./quote-line.ts";

const AT = new Date("2026-11-21T18:00:00Z");

function snapshot(id: string, change: Partial<ProductSnapshot> = {}): ProductSnapshot {
  const text = { title: id, slug: id, sku: id, image: id, imageAlt: id, url: `/products/${id}` };
  return { id, ...text, price: 0, badges: [], availability: "in_stock", ...change };
}

function product(id: string, change: Partial<ProductSnapshot> = {}): ProductCardData {
  const shown = { swatches: [], material: "Leather", dimensions: "", picture: null };
  return { ...snapshot(id, change), ...shown, hoverPicture: null };
}

const cart = updateQuantity(
  addToCart(addToCart(EMPTY_CART, snapshot("a"), AT), snapshot("b"), AT),
  "a",
  3,
);

test("a line shows the catalog's current data, not what the cart saved", () => {
  const [line] = cartLines(cart.items, (id) =>
    product(id, { title: "New name", slug: "new-name" }),
  );
  expect(line).toMatchObject({
    product: { title: "New name" },
    quantity: 3,
    availability: "in_stock",
  });
});

test("a product no longer in the catalog is shown from the cart and never sent", () => {
  const [line] = cartLines(cart.items, () => null);
  expect(line).toMatchObject({ product: { title: "a" }, availability: "gone" });
  expect(line && isAvailable(line)).toBe(false);
});

test("B4: a different product with a reused id is never shown as the removed one", () => {
  const [line] = cartLines(cart.items, (id) =>
    product(id, { title: "Lamp", slug: "lamp", sku: "LAMP" }),
  );
  expect(line).toMatchObject({
    product: { title: "a", sku: "a" },
    availability: "gone",
    picture: null,
  });
});

test("an out-of-stock product is not sent, a preorder product is", () => {
  const lines = cartLines(cart.items, (id) =>
    product(id, { availability: id === "a" ? "out_of_stock" : "preorder" }),
  );
  expect(lines.map(isAvailable)).toEqual([false, true]);
});

test("before the catalog responds, the cart's data is used without a picture", () => {
  const [line] = cartLines(cart.items, () => undefined);
  expect(line).toMatchObject({ availability: "in_stock", picture: undefined });
});

test("the count is the sum of the quantities", () => {
  expect(productCount(cartLines(cart.items, () => undefined))).toBe(4);
});

test("a list link asks only about available products that differ from the cart", () => {
  const linked = [
    { product: product("a"), quantity: 3, notes: "" },
    { product: product("b"), quantity: 2, notes: "" },
    { product: product("c", { availability: "out_of_stock" }), quantity: 1, notes: "" },
  ];
  expect(notInCart(cart, linked).map((line) => line.product.id)).toEqual(["b"]);
  expect(linkedLines(linked).map(isAvailable)).toEqual([true, true, false]);
});

test("out-of-stock products of a link are listed once, unless the cart lists them", () => {
  const linked = ["a", "b", "c"].map((id) => ({
    product: product(id, { availability: id === "b" ? "in_stock" : "out_of_stock" }),
    quantity: 1,
    notes: "",
  }));
  expect(outOfStock(cart, linked).map((line) => line.product.id)).toEqual(["c"]);
});

test("values typed into the no-script form are adopted for its products only", () => {
  const form = new FormData();
  for (const [id, quantity, notes] of [
    ["b", "5", "in black"],
    ["x", "1", ""],
    ["a", "", "in sand"],
  ] as const) {
    form.append("itemId", id);
    form.append("itemQuantity", quantity);
    form.append("itemNotes", notes);
  }
  const linked = ["a", "b", "c"].map((id) => ({ product: product(id), quantity: 2, notes: "" }));
  expect(
    postedLines(form, linked).map(({ product, quantity, notes }) => [product.id, quantity, notes]),
  ).toEqual([
    ["a", 2, "in sand"],
    ["b", 5, "in black"],
  ]);
});

test("a color chosen in the no-script form is adopted with its line", () => {
  const form = new FormData();
  form.append("itemId", "a2");
  form.append("itemNotes", "soon");
  const colors = [
    { id: "a", label: "Ivory" },
    { id: "a2", label: "Gray" },
  ];
  const linked = [{ product: { ...product("a"), colors }, quantity: 2, notes: "" }];
  expect(postedLines(form, linked)).toMatchObject([
    { product: { id: "a" }, picked: "a2", notes: "soon" },
  ]);
});

test("two lines of one product whose colors were swapped keep their own notes", () => {
  const form = new FormData();
  for (const [id, notes] of [
    ["a2", "for the den"],
    ["a", "for the hall"],
  ] as const) {
    form.append("itemId", id);
    form.append("itemNotes", notes);
  }
  const colors = [
    { id: "a", label: "Ivory" },
    { id: "a2", label: "Gray" },
  ];
  const linked = colors.map(({ id }) => ({
    product: { ...product(id), colors },
    quantity: 1,
    notes: "",
  }));
  expect(postedLines(form, linked)).toMatchObject([
    { product: { id: "a" }, picked: "a2", notes: "for the den" },
    { product: { id: "a2" }, picked: "a", notes: "for the hall" },
  ]);
});

test("G1: an unreadable quantity stays as typed and blocks sending", () => {
  const lines = cartLines(cart.items, () => undefined, { a: "2.5" });
  expect(lines).toMatchObject([
    { quantity: 3, typed: "2.5" },
    { quantity: 1, typed: undefined },
  ]);
  expect(quantityProblems(lines)).toEqual({
    "quantity-a": [{ problem: "quantity", why: "not-whole", title: "a" }],
  });
  expect(quantityProblems(cartLines(cart.items, () => undefined, { a: "3" }))).toEqual({});
});

test("G1: a typed quantity is replaced when the quantity changes elsewhere", () => {
  const [line] = cartLines(cart.items, () => undefined, { a: "12" });
  expect(line).toMatchObject({ quantity: 3, typed: undefined });
});

test("G1: only available products need a valid quantity", () => {
  expect(quantityProblems(cartLines(cart.items, () => null, { a: "?" }))).toEqual({});
});
