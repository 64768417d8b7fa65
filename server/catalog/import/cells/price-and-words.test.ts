import { expect, test } from "vitest";
import { availabilityCell, priceCell, skuCell, yesNoCell } from "./price-and-words.ts";

test("prices: dollars with either decimal separator, or call", () => {
  const cells = [
    "1299",
    "$1,299.50",
    "1299,5",
    "1,200",
    "1.200,50",
    "749.00 USD",
    "0",
    "Call for Price",
  ];
  const values = [1299, 1299.5, 1299.5, 1200, 1200.5, 749, 0, 0];
  expect(cells.map(priceCell)).toEqual(values.map((value) => ({ value })));
  for (const cell of ["TBD", "-5", "1,2,3", "749.00 EUR"]) {
    expect(priceCell(cell)).toHaveProperty("refuse");
  }
});

test("availability in the words of shops and feeds", () => {
  const cells = ["In Stock", "in_stock", "Pre-order", "backorder", "sold out", "0"];
  const values = ["in_stock", "in_stock", "preorder", "preorder", "out_of_stock", "out_of_stock"];
  expect(cells.map(availabilityCell)).toEqual(values.map((value) => ({ value })));
  expect(availabilityCell("soon")).toHaveProperty("refuse");
});

test("SKUs written so that spreadsheets keep their zeros", () => {
  expect(["'00123", '="00123"', "00123"].map(skuCell)).toEqual(Array(3).fill({ value: "00123" }));
});

test("yes and no", () => {
  const values = [true, true, true, false, false].map((value) => ({ value }));
  expect(["Yes", "x", "TRUE", "no", "0"].map(yesNoCell)).toEqual(values);
  expect(yesNoCell("maybe")).toHaveProperty("refuse");
});
