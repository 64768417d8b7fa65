import { expect, it } from "vitest";
import { exampleOffer, offerLine } from "#tests/support/quote-views.ts";
import { lineName, lineNote, lineTotal, pieceCount, priceText } from "./line-text.ts";

it("a price always has cents, and nothing is free (rule 17.10)", () => {
  expect([0, 1, 34_500, 99_999_999].map(priceText)).toEqual([
    "Free",
    "$0.01",
    "$345.00",
    "$999,999.99",
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
    { taxed: false },
  ].map((change) => lineNote(offerLine({ ...line, ...change }), true));
  expect(notes).toEqual([
    "",
    "$50.00 each",
    "$50.00 each, 10% off",
    "$50.00, 33.33% off",
    "$50.00 each, $5.00 off",
    "Free each",
    "$50.00 each",
    "no sales tax on it",
  ]);
  expect(lineNote(offerLine({ ...line, taxed: false }), false)).toBe("");
});

it("a line that comes to nothing is free only if it has no price", () => {
  const line = { title: "Legs, 4 in" };
  expect(lineTotal(offerLine({ ...line, price: 0 }))).toBe("Free");
  expect(lineTotal(offerLine({ ...line, price: 5000, discount: 5000 }))).toBe("$0.00");
});

it("pieces are counted by their quantities, and named with them", () => {
  expect(pieceCount(exampleOffer)).toBe(4);
  expect(exampleOffer.lines.map(lineName)).toEqual([
    "Brazos Leather Sofa",
    "2 × Model 4700 Leather Recliner",
    "Teague Nesting Coffee Tables",
  ]);
});
