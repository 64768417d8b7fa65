import fc from "fast-check";
import { expect, test } from "vitest";
import { createTokenWeights, hashIn, tokenHash, weightIn } from "./token-weights.ts";

const rows = fc.array(
  fc.tuple(
    fc.nat(30),
    fc.dictionary(fc.string({ maxLength: 8 }), fc.integer({ min: 1, max: 15 }), { maxKeys: 300 }),
  ),
  { maxLength: 60 },
);

test("each row keeps its last weights, whatever else is replaced", () => {
  fc.assert(
    fc.property(rows, (changes) => {
      const stored = createTokenWeights();
      const expected = new Map<number, number[][]>();
      for (const [row, weights] of changes) {
        const entries = Object.entries(weights);
        stored.set(row, new Map(entries));
        expected.set(
          row,
          entries.map(([token, weight]) => [tokenHash(token), weight]),
        );
      }
      for (const [row, weights] of expected) {
        const packed = [...stored.of(row)].map((each) => [hashIn(each), weightIn(each)]);
        expect(packed).toEqual(weights);
      }
    }),
  );
});

test("a row that was never set has no weights", () => {
  expect(createTokenWeights().of(3)).toHaveLength(0);
});
