import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addressFields,
  aprAtPosition,
  defaultLoan,
  fieldsOfAddress,
  highestApr,
  isTermAvailable,
  loanFields,
  readLoan,
  sliderPosition,
  terms,
} from "./calculator.ts";
import { paymentPlan } from "./payment-plan.ts";
import { paymentSchedule } from "./payment-schedule.ts";

const fields = { total: "1200", down: "0", term: "12", apr: "9.99" };

describe("the calculator", () => {
  it("reads its default fields as the default loan", () => {
    expect(readLoan(fields)).toEqual({ figures: defaultLoan, problems: {}, loan: defaultLoan });
    expect(loanFields(defaultLoan)).toEqual(fields);
    expect(fieldsOfAddress("")).toEqual(fields);
  });

  it.each([
    ["$2,499.95", 249_995],
    ["1.200,50", 120_050],
    ["1 200", 120_000],
    ["1200.555", 120_056],
    ["0.999", 100],
    ["12.", 1200],
  ])("G1: reads a total of %j", (total, cents) => {
    expect(readLoan({ ...fields, total }).loan?.total).toBe(cents);
  });

  it.each(["", "lots", "-5", "NaN", "Infinity", "1e9", "0x10", "1.200", "99999999999"])(
    "G1: reports a total of %j as an error, without a result",
    (total) => {
      const { loan, figures, problems } = readLoan({ ...fields, total });
      expect(loan).toBeUndefined();
      expect(figures.total).toBeUndefined();
      expect(problems).toEqual({ total: { problem: "amount", why: expect.any(String) } });
    },
  );

  it.each([
    ["9,99", 999],
    ["9.99 %", 999],
    ["9.995", 1000],
    ["0", 0],
  ])("G1: reads an APR of %j", (apr, hundredths) => {
    expect(readLoan({ ...fields, apr }).loan?.apr).toBe(hundredths);
  });

  it.each(["30", "35 %", "1e9", "-1", "", "high"])(
    "G1: reports an APR of %j as an error and never replaces it",
    (apr) => {
      const { loan, problems } = readLoan({ ...fields, apr });
      expect(loan).toBeUndefined();
      expect(problems).toEqual({ apr: { problem: "apr", why: expect.any(String) } });
    },
  );

  it("reads an empty down payment as 0", () => {
    expect(readLoan({ ...fields, down: " " }).loan).toEqual(defaultLoan);
  });

  it("G3: reports a down payment above the total at its field and keeps its value", () => {
    const typed = { ...fields, down: "500" };
    expect(readLoan({ ...typed, total: "100" })).toMatchObject({
      loan: undefined,
      figures: { downPayment: 50_000 },
      problems: { down: { problem: "downAboveTotal" } },
    });
    expect(readLoan({ ...typed, total: "500" }).loan?.downPayment).toBe(50_000);
    expect(readLoan({ ...typed, total: "?" }).problems).not.toHaveProperty("down");
  });

  it("G1: reports an unknown term as an error instead of using the default", () => {
    expect(readLoan({ ...fields, term: "7" }).problems).toHaveProperty("term");
  });

  it("G4: offers no term whose payments would round to $0.00", () => {
    expect(readLoan({ ...fields, total: "0.20", term: "48" }).problems).toEqual({
      term: { problem: "tooLittle", months: 48 },
    });
    const termsFor = (total: number) =>
      terms.filter((months) => isTermAvailable(months, { total, downPayment: 0, apr: 0 }));
    expect(termsFor(20)).toEqual([3, 6, 18]);
    expect(termsFor(1)).toEqual([]);
    expect(termsFor(120_000)).toEqual([...terms]);
    expect(termsFor(0)).toEqual([...terms]);
  });

  it("G4: every payment of an offered term is a cent or more", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2000 }),
        fc.constantFrom(...terms),
        fc.integer({ min: 0, max: highestApr }),
        (total, months, apr) => {
          const loan = { total, downPayment: 0, months, apr };
          const payments = paymentSchedule(loan).map(({ payment }) => payment);
          expect(isTermAvailable(months, loan)).toBe(payments.every((payment) => payment > 0));
        },
      ),
    );
  });

  it("never computes NaN, whatever is typed", () => {
    const text = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom("1e999", "-0"));
    fc.assert(
      fc.property(text, text, text, text, (total, down, term, apr) => {
        const { loan, problems } = readLoan({ total, down, term, apr });
        expect(loan === undefined).toBe(Object.keys(problems).length > 0);
        const plan = paymentPlan(loan ?? defaultLoan);
        for (const figure of Object.values(plan)) expect(Number.isSafeInteger(figure)).toBe(true);
        expect(plan.interest).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("G1: keeps unreadable values of an address unchanged", () => {
    const shared = fieldsOfAddress("?total=$1,800&down=9e9&term=7&apr=40%25");
    expect(shared).toEqual({ total: "$1,800", down: "9e9", term: "7", apr: "40%" });
    expect(addressFields(shared)).toEqual({ total: "1800", down: "9e9", term: "7", apr: "40%" });
  });

  it("round-trips its address", () => {
    const loans = fc.record({
      total: fc.integer({ min: 10_000, max: 99_999_999 }),
      downPayment: fc.constant(0),
      months: fc.constantFrom(...terms),
      apr: fc.integer({ min: 0, max: highestApr }),
    });
    fc.assert(
      fc.property(loans, (loan) => {
        const search = `?${new URLSearchParams({ ...loanFields(loan) })}`;
        const fields = fieldsOfAddress(search);
        expect(readLoan(fields).loan).toEqual(loan);
        expect(addressFields(fields)).toEqual(fields);
      }),
    );
  });
});

describe("the rate's slider", () => {
  it("moves by a quarter of a percent and ends at 29.99 (rule 11.11)", () => {
    expect(aprAtPosition(1000)).toBe(1000);
    expect(aprAtPosition(2975)).toBe(2975);
    expect(aprAtPosition(3000)).toBe(2999);
  });

  it("is at the position nearest to the exact rate", () => {
    expect(sliderPosition(999)).toBe(1000);
    expect(sliderPosition(0)).toBe(0);
    expect(sliderPosition(2999)).toBe(3000);
  });
});
