import fc from "fast-check";
import { expect, it, test } from "vitest";
import { roundHalfUp } from "./round-half-up.ts";

test.each([
  [0n, 7n, 0],
  [1n, 2n, 1],
  [49n, 100n, 0],
  [50n, 100n, 1],
  [149n, 100n, 1],
  [150n, 100n, 2],
  [4_419_525n, 100n, 44_195],
  // As a number, the numerator would be a different one.
  [9_007_199_254_740_993n * 1000n + 500n, 1_000_000n, 9_007_199_254_741],
])("%i/%i is %i", (numerator, denominator, rounded) => {
  expect(roundHalfUp(numerator, denominator)).toBe(rounded);
});

it("is never more than a half away, and goes up exactly at a half", () => {
  const fraction = [fc.bigInt(0n, 10n ** 15n), fc.bigInt(1n, 10n ** 9n)] as const;
  fc.assert(
    fc.property(...fraction, (numerator, denominator) => {
      const twiceOff = 2n * (BigInt(roundHalfUp(numerator, denominator)) * denominator - numerator);
      expect(twiceOff > -denominator && twiceOff <= denominator).toBe(true);
    }),
  );
});
