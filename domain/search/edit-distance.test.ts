import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance, prefixDistance } from "./edit-distance.ts";

const word = fc.string({ unit: fc.constantFrom(..."abcd"), maxLength: 10 });

test.each([
  ["sofa", "sofa", 0],
  ["sofa", "soffa", 1],
  ["sofa", "sfa", 1],
  ["sofa", "soda", 1],
  ["sofa", "sfoa", 1],
  ["recliner", "reclniers", 2],
  ["", "sofa", 4],
])("from %s to %s there are %i typos", (typed, meant, typos) => {
  expect(editDistance(typed, meant)).toBe(typos);
});

test("is 0 only for equal words, symmetric, and at most the longer length", () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const distance = editDistance(a, b);
      expect(distance === 0).toBe(a === b);
      expect(distance).toBe(editDistance(b, a));
      expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});

test("one typo anywhere is a distance of at most one", () => {
  fc.assert(
    fc.property(word, fc.nat(10), fc.constantFrom(..."abcd"), (text, position, letter) => {
      const at = Math.min(position, text.length);
      const head = text.slice(0, at);
      const swapped =
        head +
        text
          .slice(at, at + 2)
          .split("")
          .reverse()
          .join("") +
        text.slice(at + 2);
      for (const mistyped of [
        head + letter + text.slice(at),
        head + text.slice(at + 1),
        head + letter + text.slice(at + 1),
        swapped,
      ]) {
        expect(editDistance(text, mistyped)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test("the distance to the beginning of a word is that to its closest beginning", () => {
  fc.assert(
    fc.property(word, word, (typed, meant) => {
      const all = Array.from({ length: meant.length + 1 }, (_, n) =>
        editDistance(typed, meant.slice(0, n)),
      );
      expect(prefixDistance(typed, meant)).toBe(Math.min(...all));
    }),
  );
});
