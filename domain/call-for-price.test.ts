import { expect, test } from "vitest";
import { priceText, struckPriceText } from "./call-for-price.ts";

test("shows a price of 0 as Call for Price (rule 3.5)", () => {
  expect(priceText({ price: 0 })).toBe("Call for Price");
  expect(priceText({ price: 129900 })).toBe("$1,299");
});

test("strikes through a was-price only when it is higher than the price", () => {
  expect(struckPriceText({ price: 100, compareAtPrice: 200 })).toBe("$2");
  expect(struckPriceText({ price: 100, compareAtPrice: 100 })).toBeNull();
  expect(struckPriceText({ price: 100 })).toBeNull();
  expect(struckPriceText({ price: 0, compareAtPrice: 149900 })).toBe("$1,499");
});
