import { expect, test } from "vitest";
import { struckPrice } from "./call-for-price.ts";

test("strikes through a was-price only when it is higher than the price", () => {
  expect(struckPrice({ price: 100, compareAtPrice: 200 })).toBe(200);
  expect(struckPrice({ price: 100, compareAtPrice: 100 })).toBeNull();
  expect(struckPrice({ price: 100 })).toBeNull();
  expect(struckPrice({ price: 0, compareAtPrice: 149900 })).toBe(149900);
});
