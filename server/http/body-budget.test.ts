import { expect, it } from "vitest";
import { BodyBudget } from "./body-budget.ts";

it("reserves memory for arrived bytes and releases it", () => {
  const budget = new BodyBudget(10);
  const [one, other] = [budget.open(), budget.open()];
  expect(one.reserve(6)).toBe(true);
  expect(other.reserve(6)).toBe(false);
  expect(other.reserve(4)).toBe(true);
  one.release();
  one.release();
  expect(other.reserve(6)).toBe(true);
  expect(budget.open().reserve(1)).toBe(false);
});
