import fc from "fast-check";
import { expect, test } from "vitest";
import { isQuantity, MAX_QUANTITY } from "./quantity.ts";
import { readQuantity } from "./typed-quantity.ts";

test.each([
  ["3", 3],
  [" 12 ", 12],
  ["+2", 2],
  ["2.0", 2],
  ["２", 2],
  ["٣", 3],
  ["007", 7],
  ["999", 999],
])("G1: %j is a quantity", (text, value) => {
  expect(readQuantity(text)).toEqual({ value });
});

test.each([
  ["", "empty"],
  ["abc", "unreadable"],
  ["1e2", "unreadable"],
  ["2-3", "unreadable"],
  ["2.5", "not-whole"],
  ["1,5", "not-whole"],
  ["2½", "not-whole"],
  ["0", "zero"],
  ["-2", "negative"],
  ["1,000", "too-large"],
  ["1000", "too-large"],
  ["1.000", "ambiguous"],
] as const)("G1: %j isn't a quantity: %s", (text, problem) => {
  expect(readQuantity(text)).toEqual({ problem });
});

test("a read quantity is valid and is read back unchanged", () => {
  let read = 0;
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.double().map(String), fc.nat(1_200).map(String)),
      (text) => {
        const { value } = readQuantity(text);
        if (value === undefined) return;
        read += 1;
        expect(isQuantity(value)).toBe(true);
        expect(readQuantity(String(value))).toEqual({ value });
      },
    ),
  );
  expect(read).toBeGreaterThan(0);
  expect(isQuantity(MAX_QUANTITY + 1)).toBe(false);
});
