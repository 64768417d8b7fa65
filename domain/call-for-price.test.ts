import { expect, test } from "vitest";
import { priceText, struckPriceText } from "./call-for-price.ts";

test("a price of 0 reads Call for Price (rule 3.5)", () => {
  expect(priceText({ price: 0 })).toBe("Call for Price");
  expect(priceText({ price: 129900 })).toBe("$1,299");
});

test("a was-price is struck through only when higher than the price", () => {
  expect(struckPriceText({ price: 100, compareAtPrice: 200 })).toBe("$2");
  expect(struckPriceText({ price: 100, compareAtPrice: 100 })).toBeNull();
  expect(struckPriceText({ price: 100 })).toBeNull();
  expect(struckPriceText({ price: 0, compareAtPrice: 149900 })).toBe("$1,499");
});
