import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  aprOfStop,
  fieldsOfAddress,
  highestApr,
  loanFields,
  readLoan,
  sliderStop,
  terms,
  usualLoan,
} from "./calculator.ts";
import { paymentPlan } from "./payment-plan.ts";

const fields = { total: "1200", down: "0", term: "12", apr: "9.99" };

describe("the calculator reads", () => {
  it("its usual fields as its usual loan", () => {
    expect(readLoan(fields)).toEqual(usualLoan);
    expect(loanFields(usualLoan)).toEqual(fields);
    expect(fieldsOfAddress("")).toEqual(fields);
  });

  it.each(["", "lots", "-5", "NaN", "Infinity", "1e9", "0x10", "12,34"])(
    "%j as no amount (spec §5)",
    (total) => expect(readLoan({ ...fields, total }).total).toBe(0),
  );

  it("amounts with a sign, commas and cents", () => {
    expect(readLoan({ ...fields, total: "$2,499.95" }).total).toBe(249_995);
  });

  it("more decimals than cents as the nearest cent, and too much as the most", () => {
    const read = (total: string) => readLoan({ ...fields, total }).total;
    expect(["1200.555", "1200.554", "0.999", "12."].map(read)).toEqual([
      120_056, 120_055, 100, 1200,
    ]);
    expect(readLoan({ ...fields, apr: "9.995" }).apr).toBe(1000);
    expect(["999999999.999", "99999999999", "9,999,999,999.5"].map(read)).toEqual(
      Array(3).fill(99_999_999_999),
    );
  });

  it("from an address what its number fields can show", () => {
    expect(fieldsOfAddress("?total=$1,800&down=9e9&term=7&apr=40%25")).toEqual({
      total: "1800",
      down: "0",
      term: "12",
      apr: "29.99",
    });
  });

  it("a down payment above the total as the total (spec §5)", () => {
    expect(readLoan({ ...fields, down: "1300" }).downPayment).toBe(120_000);
  });

  it("a rate above the highest as the highest, and an odd term as the usual one", () => {
    expect(readLoan({ ...fields, apr: "35", term: "7" })).toMatchObject({ apr: 2999, months: 12 });
  });

  it("anything at all without ever computing a figure that is none", () => {
    const text = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom("1e999", "-0"));
    fc.assert(
      fc.property(text, text, text, text, (total, down, term, apr) => {
        const plan = paymentPlan(readLoan({ total, down, term, apr }));
        for (const figure of Object.values(plan)) expect(Number.isSafeInteger(figure)).toBe(true);
        expect(plan.interest).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("from its address what it wrote there", () => {
    const loans = fc.record({
      total: fc.integer({ min: 0, max: 99_999_999 }),
      downPayment: fc.constant(0),
      months: fc.constantFrom(...terms),
      apr: fc.integer({ min: 0, max: highestApr }),
    });
    fc.assert(
      fc.property(loans, (loan) => {
        const search = `?${new URLSearchParams({ ...loanFields(loan) })}`;
        expect(readLoan(fieldsOfAddress(search))).toEqual(loan);
      }),
    );
  });
});

describe("the rate's slider", () => {
  it("moves by a quarter of a percent and ends at 29.99 (ruling 35)", () => {
    expect(aprOfStop(1000)).toBe(1000);
    expect(aprOfStop(2975)).toBe(2975);
    expect(aprOfStop(3000)).toBe(2999);
  });

  it("stands at the stop nearest to the exact rate", () => {
    expect(sliderStop(999)).toBe(1000);
    expect(sliderStop(0)).toBe(0);
    expect(sliderStop(2999)).toBe(3000);
  });
});
