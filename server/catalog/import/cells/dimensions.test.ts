import { expect, test } from "vitest";
import { findDimensions, readDimensions } from "./dimensions.ts";

test.each([
  ['84"W x 38"D x 36"H', { width: 84, depth: 38, height: 36 }],
  ['61 1/2" L x 38" W x 36" H', { length: 61.5, width: 38, height: 36 }],
  ["W 84 × D 38 × H 36", { width: 84, depth: 38, height: 36 }],
  ["84 x 38 x 36", { width: 84, depth: 38, height: 36 }],
  ["213 x 96 x 91 cm", { width: 83.9, depth: 37.8, height: 35.8 }],
])("reads the sizes of one cell, %s", (text, sizes) => {
  expect(readDimensions(text)).toEqual(sizes);
});

test.each(["84", "84 x 38 x 36 x 12", "84W x 38W x 36H", "one size"])("not %s", (text) => {
  expect(readDimensions(text)).toBeUndefined();
});

test("finds sizes in a description only where each has its letter", () => {
  expect(findDimensions('Deep seats. 84"W x 38"D x 36"H, in gray.')).toEqual({
    width: 84,
    depth: 38,
    height: 36,
  });
  expect(findDimensions("Comes in 3 boxes of 40 x 30 x 20.")).toBeUndefined();
});
