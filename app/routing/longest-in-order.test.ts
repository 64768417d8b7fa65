import { expect, test } from "vitest";
import { longestInOrder } from "./longest-in-order.ts";

test.each([
  [[], []],
  [
    [1, 2, 3],
    [1, 2, 3],
  ],
  [
    [1, 2, 9, 3, 4],
    [1, 2, 3, 4],
  ],
  [
    [5, 6, 1, 7, 2, 8],
    [5, 6, 7, 8],
  ],
  [[3, 2, 1], [1]],
  [
    [1, 100, 2, 0, 3, 4, 2.5, 5],
    [1, 2, 3, 4, 5],
  ],
])("of %j, %j are in order", (items, expected) => {
  expect(longestInOrder(items, (one, other) => one < other)).toEqual(expected);
});

test("finds as many as trying all combinations does", () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed;
  };
  for (let round = 0; round < 300; round += 1) {
    const items = Array.from({ length: 9 }, () => random());
    const found = longestInOrder(items, (one, other) => one < other);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found.length).toBe(most(items));
  }
});

function most(items: readonly number[]): number {
  let best = 0;
  for (let chosen = 0; chosen < 1 << items.length; chosen += 1) {
    const kept = items.filter((_, index) => chosen & (1 << index));
    const isInOrder = kept.every((item, index) => index === 0 || item > (kept[index - 1] ?? 0));
    if (isInOrder) best = Math.max(best, kept.length);
  }
  return best;
}
