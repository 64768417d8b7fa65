import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { centsToDollars, dollarsToCents, formatMoney, formatMoneyWithCents } from "./money.ts";

const amounts = fc.integer({ min: 0, max: 99_999_999_999 });

describe("money", () => {
  test("formats whole dollars without cents, as on a price tag", () => {
    expect(formatMoney(15000)).toBe("$150");
    expect(formatMoney(129950)).toBe("$1,299.50");
    expect(formatMoney(0)).toBe("$0");
    expect(formatMoneyWithCents(15000)).toBe("$150.00");
  });

  test("converts between dollars and cents without loss", () => {
    fc.assert(
      fc.property(amounts, (cents) => {
        expect(dollarsToCents(centsToDollars(cents))).toBe(cents);
      }),
    );
  });

  test("rounds half cents up, also where floating point falls short", () => {
    expect(dollarsToCents(1.005)).toBe(101);
    expect(dollarsToCents(0.1 + 0.2)).toBe(30);
  });
});
