import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney, formatMoneyWithCents } from "./money.ts";
import { readAmount, readPercent, typedCents } from "./typed-amount.ts";
import { maxHundredths } from "./typed-number.ts";

test("formatted amounts are read back to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: maxHundredths }), (cents) => {
      for (const format of [formatMoney, formatMoneyWithCents]) {
        const read = typedCents(format(cents));
        expect(read).toBe(cents);
        expect(format(read ?? -1)).toBe(format(cents));
      }
    }),
  );
});

test("G1: a rate above the maximum is an error, not capped", () => {
  expect(readPercent("29.99 %", 2999)).toEqual({ value: 2999 });
  expect(readPercent("30", 2999)).toEqual({ problem: "too-large" });
});

test("a text without an amount has a problem", () => {
  expect(readAmount("abc").problem).toBe("unreadable");
  expect(typedCents("abc")).toBeNull();
});
