import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  centsToDollars,
  dollarsToCents,
  formatMoney,
  formatMoneyWithCents,
  parseDollars,
} from "./money.ts";

const amounts = fc.integer({ min: 0, max: 99_999_999_999 });

describe("money", () => {
  test("reads as a price tag: no cents on whole dollars", () => {
    expect(formatMoney(15000)).toBe("$150");
    expect(formatMoney(129950)).toBe("$1,299.50");
    expect(formatMoney(0)).toBe("$0");
    expect(formatMoneyWithCents(15000)).toBe("$150.00");
  });

  test("is read the way people type it", () => {
    expect(["1299", "$1,299.50", " 1299.5 ", ".75", "$ 20"].map(parseDollars)).toEqual([
      129900, 129950, 129950, 75, 2000,
    ]);
  });

  test.each(["", "$", "abc", "-5", "1.999", "1,29", "12 34", "1e9", "NaN", "1000000000"])(
    "%j is not an amount",
    (text) => {
      expect(parseDollars(text)).toBeNull();
    },
  );

  test("survives being written and read again, to the cent", () => {
    fc.assert(
      fc.property(amounts, (cents) => {
        expect(parseDollars(formatMoney(cents))).toBe(cents);
        expect(parseDollars(formatMoneyWithCents(cents))).toBe(cents);
        expect(dollarsToCents(centsToDollars(cents))).toBe(cents);
      }),
    );
  });

  test("rounds half cents up, also where binary fractions fall short", () => {
    expect(dollarsToCents(1.005)).toBe(101);
    expect(dollarsToCents(0.1 + 0.2)).toBe(30);
  });
});
