import { expect, it } from "vitest";
import { BodyBudget } from "./body-budget.ts";

it("reserves memory for arrived bytes and releases it", () => {
  const room = new BodyBudget(10);
  const [one, other] = [room.open(), room.open()];
  expect(one.reserve(6)).toBe(true);
  expect(other.reserve(6)).toBe(false);
  expect(other.reserve(4)).toBe(true);
  one.release();
  one.release();
  expect(other.reserve(6)).toBe(true);
  expect(room.open().reserve(1)).toBe(false);
});
