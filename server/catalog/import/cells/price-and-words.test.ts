import { expect, test } from "vitest";
import { availabilityCell, priceCell, yesNoCell } from "./price-and-words.ts";

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

test("T10: availability in the words of shops and feeds", () => {
  const cells = {
    in_stock: ["In Stock", "in_stock", "1", "https://schema.org/InStock", "limited availability"],
    preorder: ["Pre-order", "backorder", "available for order", "on backorder", "made to order"],
    out_of_stock: ["sold out", "0", "discontinued", "out of stock", "http://schema.org/SoldOut"],
  };
  for (const [value, words] of Object.entries(cells)) {
    expect(words.map(availabilityCell)).toEqual(words.map(() => ({ value })));
  }
  expect(availabilityCell("soon")).toHaveProperty("refuse");
});

test("T10: another currency is refused by its name, not taken for dollars", () => {
  const cells = {
    "400.0 GBP": "GBP",
    "400,00 EUR": "EUR",
    "$8,999 MXN": "MXN",
    "C$ 899": "C$",
    "CAD 899": "CAD",
    "€899": "€",
    MX$899: "MX$",
    "899GBP": "GBP",
  };
  for (const [cell, currency] of Object.entries(cells)) {
    expect(priceCell(cell), cell).toEqual({
      refuse: `is in another currency (${currency}); prices here are US dollars`,
    });
  }
  const dollars = ["899.00 USD", "USD 899", "US$899", "899,00 USD", "usd 899.0", "$899 USD"];
  expect(dollars.map(priceCell)).toEqual(dollars.map(() => ({ value: 899 })));
});

test("yes and no", () => {
  const values = [true, true, true, false, false].map((value) => ({ value }));
  expect(["Yes", "x", "TRUE", "no", "0"].map(yesNoCell)).toEqual(values);
  expect(yesNoCell("maybe")).toHaveProperty("refuse");
});
