import { expect, test } from "vitest";
import type { Limits } from "#domain/search/read-limits.ts";
import { fitsLimits, hasLimits } from "./fits-limits.ts";

const sofa = { price: 60_000, width: 84, length: 37, height: 0 };
const upTo500 = { price: { min: 0, max: 50_000 }, sides: {} };

function fits(limits: Limits, screen?: number, product = sofa) {
  return fitsLimits(product, { terms: [], limits, ...(screen ? { screen } : {}) });
}

test("rule 6.9: a product must be within the price, unless it is call for price", () => {
  expect(fits(upTo500)).toBe(false);
  expect(fits({ price: { min: 0, max: 60_000 }, sides: {} })).toBe(true);
  expect(fits(upTo500, undefined, { ...sofa, price: 0 })).toBe(true);
});

test("rule 6.9: a product must have sizes, and they must be within the limits", () => {
  expect(fits({ sides: { width: { min: 0, max: 84 } } })).toBe(true);
  expect(fits({ sides: { width: { min: 85, max: 90 } } })).toBe(false);
  expect(fits({ sides: { height: { min: 0, max: 40 } } })).toBe(false);
});

test("rule 6.9: a stand is as wide as the screen", () => {
  expect(fits({ sides: {} }, 96)).toBe(true);
  expect(fits({ sides: {} }, 98)).toBe(false);
});

test("tells whether a query has limits", () => {
  expect(hasLimits({ terms: [], limits: { sides: {} } })).toBe(false);
  expect(hasLimits({ terms: [], limits: upTo500 })).toBe(true);
  expect(hasLimits({ terms: [], limits: { sides: {} }, screen: 65 })).toBe(true);
  expect(hasLimits({ terms: [], limits: { sides: { width: { min: 0, max: 9 } } } })).toBe(true);
});
