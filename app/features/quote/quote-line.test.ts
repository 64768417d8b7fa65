import { expect, test } from "vitest";
import { addToCart, EMPTY_CART, updateQuantity } from "#domain/cart.ts";
import type { ProductSnapshot } from "#domain/product-snapshot.ts";
import type { ProductCardData } from "#products/product-card-data.ts";
import { postedLines } from "./posted-lines.ts";
import {
  canBeSent,
  cartLines,
  newToCart,
  offeredLines,
  outOfStock,
  pieceCount,
  quantityErrors,
} from "./quote-line.ts";

const AT = new Date("2026-11-21T18:00:00Z");

function snapshot(id: string, change: Partial<ProductSnapshot> = {}): ProductSnapshot {
  const text = { title: id, slug: id, sku: id, image: id, imageAlt: id, url: `/products/${id}` };
  return { id, ...text, price: 0, badges: [], availability: "in_stock", ...change };
}

function piece(id: string, change: Partial<ProductSnapshot> = {}): ProductCardData {
  const shown = { swatches: [], material: "Leather", dimensions: "", picture: null };
  return { ...snapshot(id, change), ...shown, hoverPicture: null };
}

const cart = updateQuantity(
  addToCart(addToCart(EMPTY_CART, snapshot("a"), AT), snapshot("b"), AT),
  "a",
  3,
);

test("a line says what the catalogue says now, not what the cart remembers", () => {
  const [line] = cartLines(cart.items, (id) => piece(id, { title: "New name", slug: "new-name" }));
  expect(line).toMatchObject({ piece: { title: "New name" }, quantity: 3, standing: "in_stock" });
});

test("a piece that left the catalogue is shown from memory and never sent", () => {
  const [line] = cartLines(cart.items, () => null);
  expect(line).toMatchObject({ piece: { title: "a" }, standing: "gone" });
  expect(line && canBeSent(line)).toBe(false);
});

test("B4: another piece with the id of a removed one is never taken for it", () => {
  const [line] = cartLines(cart.items, (id) =>
    piece(id, { title: "Lamp", slug: "lamp", sku: "LAMP" }),
  );
  expect(line).toMatchObject({ piece: { title: "a", sku: "a" }, standing: "gone", picture: null });
});

test("a piece that ran out meanwhile is never sent, one on preorder is", () => {
  const lines = cartLines(cart.items, (id) =>
    piece(id, { availability: id === "a" ? "out_of_stock" : "preorder" }),
  );
  expect(lines.map(canBeSent)).toEqual([false, true]);
});

test("while the catalogue is silent the cart is believed and the picture is unknown", () => {
  const [line] = cartLines(cart.items, () => undefined);
  expect(line).toMatchObject({ standing: "in_stock", picture: undefined });
});

test("the count is the number of pieces", () => {
  expect(pieceCount(cartLines(cart.items, () => undefined))).toBe(4);
});

test("a link is asked about only where it differs from the cart and can be had", () => {
  const offered = [
    { piece: piece("a"), quantity: 3, notes: "" },
    { piece: piece("b"), quantity: 2, notes: "" },
    { piece: piece("c", { availability: "out_of_stock" }), quantity: 1, notes: "" },
  ];
  expect(newToCart(cart, offered).map((line) => line.piece.id)).toEqual(["b"]);
  expect(offeredLines(offered).map(canBeSent)).toEqual([true, true, false]);
});

test("what of a link is out of stock is told once: not where the cart's list tells it", () => {
  const gone = ["a", "b", "c"].map((id) => ({
    piece: piece(id, { availability: id === "b" ? "in_stock" : "out_of_stock" }),
    quantity: 1,
    notes: "",
  }));
  expect(outOfStock(cart, gone).map((line) => line.piece.id)).toEqual(["c"]);
});

test("what was typed into the plain form is taken over, and only for pieces it holds", () => {
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
  const offered = ["a", "b", "c"].map((id) => ({ piece: piece(id), quantity: 2, notes: "" }));
  expect(
    postedLines(form, offered).map(({ piece, quantity, notes }) => [piece.id, quantity, notes]),
  ).toEqual([
    ["a", 2, "in sand"],
    ["b", 5, "in black"],
  ]);
});

test("G1: a quantity that can't be read stays as typed and stands in the way of sending", () => {
  const lines = cartLines(cart.items, () => undefined, { a: "2.5" });
  expect(lines).toMatchObject([
    { quantity: 3, typed: "2.5" },
    { quantity: 1, typed: undefined },
  ]);
  expect(quantityErrors(lines)).toEqual({
    "quantity-a": [expect.stringMatching(/^a: .*whole number from 1 to 999/)],
  });
  expect(quantityErrors(cartLines(cart.items, () => undefined, { a: "3" }))).toBeUndefined();
});

test("G1: what is typed gives way when the quantity was changed by other means", () => {
  const [line] = cartLines(cart.items, () => undefined, { a: "12" });
  expect(line).toMatchObject({ quantity: 3, typed: undefined });
});

test("G1: only what can be sent needs a quantity", () => {
  expect(quantityErrors(cartLines(cart.items, () => null, { a: "?" }))).toBeUndefined();
});
