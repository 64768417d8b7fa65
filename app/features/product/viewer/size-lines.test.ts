import fc from "fast-check";
import { expect, test } from "vitest";
import { sizeLines } from "./size-lines.ts";

const box = {
  center: [0, 0.4, 0],
  halves: [
    [1, 0, 0],
    [0, 0.4, 0],
    [0, 0, 0.5],
  ],
} as const;
const round = (point: readonly number[]) => point.map((value) => Math.round(value * 100) / 100);
const lines = (degrees: number) =>
  Object.fromEntries(
    sizeLines(box, (degrees * Math.PI) / 180).map(({ name, from, to }) => [
      name,
      [round(from), round(to)],
    ]),
  );

test("from the right of its front, the lines are at the front, the right and the left (rule 5.16)", () => {
  expect(lines(30)).toEqual({
    Width: [
      [-1, 0, 0.55],
      [1, 0, 0.55],
    ],
    Depth: [
      [1.05, 0, -0.5],
      [1.05, 0, 0.5],
    ],
    Height: [
      [-1.05, 0, 0.5],
      [-1.05, 0.8, 0.5],
    ],
  });
});

test("from behind, they are on the sides seen from there", () => {
  expect(lines(210)).toEqual({
    Width: [
      [-1, 0, -0.55],
      [1, 0, -0.55],
    ],
    Depth: [
      [-1.05, 0, -0.5],
      [-1.05, 0, 0.5],
    ],
    Height: [
      [1.05, 0, -0.5],
      [1.05, 0.8, -0.5],
    ],
  });
});

test("each line is as long as the product, from anywhere", () => {
  fc.assert(
    fc.property(fc.double({ min: -10, max: 10, noNaN: true }), (theta) => {
      const lengths = sizeLines(box, theta).map(({ from, to }) =>
        Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]),
      );
      expect(lengths.map((length) => length.toFixed(6))).toEqual([
        "2.000000",
        "1.000000",
        "0.800000",
      ]);
    }),
  );
});
