import { expect, it } from "vitest";
import { exampleOffer, offerLine } from "#tests/support/quote-views.ts";
import { lineName, lineNote, percentText, pieceCount, priceText } from "./line-text.ts";

it("a price always has cents, and nothing is free (rule 17.10)", () => {
  expect([0, 1, 34_500, 99_999_999].map(priceText)).toEqual([
    "Free",
    "$0.01",
    "$345.00",
    "$999,999.99",
  ]);
});

it("a rate has no zeros at its end", () => {
  expect([825, 1000, 999, 3333, 0].map(percentText)).toEqual([
    "8.25%",
    "10%",
    "9.99%",
    "33.33%",
    "0%",
  ]);
});

it("a line's note says how its total comes about", () => {
  const line = { title: "Legs, 4 in", price: 5000 };
  const notes = [
    {},
    { quantity: 2 },
    { quantity: 2, percentOff: 1000, discount: 1000 },
    { percentOff: 3333, discount: 1667 },
    { quantity: 2, amountOff: 500, discount: 500 },
    { quantity: 2, price: 0 },
    // A discount that rounds to nothing.
    { quantity: 2, percentOff: 1, discount: 0 },
  ].map((change) => lineNote(offerLine({ ...line, ...change })));
  expect(notes).toEqual([
    "",
    "$50.00 each",
    "$50.00 each, 10% off",
    "$50.00, 33.33% off",
    "$50.00 each, $5.00 off",
    "Free each",
    "$50.00 each",
  ]);
});

it("pieces are counted by their quantities, and named with them", () => {
  expect(pieceCount(exampleOffer)).toBe(4);
  expect(exampleOffer.lines.map(lineName)).toEqual([
    "Brazos Leather Sofa",
    "2 × Model 4700 Leather Recliner",
    "Teague Nesting Coffee Tables",
  ]);
});
