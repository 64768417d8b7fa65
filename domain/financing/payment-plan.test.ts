import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { terms } from "./calculator.ts";
import { type Loan, paymentPlan } from "./payment-plan.ts";
import { paymentSchedule } from "./payment-schedule.ts";

/** Scale of the independent computation: 60 decimals. */
const SCALE = 10n ** 60n;

/**
 * Computes the payment in another way, to 60 decimals: the financed amount divided by the present
 * value of one cent a month.
 */
function checkedPayment({ total, downPayment, months, apr }: Loan): bigint {
  let presentValue = 0n;
  let discount = SCALE;
  for (let month = 1; month <= months; month += 1) {
    discount = (discount * 120_000n) / (120_000n + BigInt(apr));
    presentValue += discount;
  }
  return (BigInt(total - downPayment) * SCALE * SCALE) / presentValue;
}

function toCents(scaled: bigint): number {
  return Number((scaled + SCALE / 2n) / SCALE);
}

const loans: fc.Arbitrary<Loan> = fc
  .record({
    total: fc.oneof(
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 0, max: 99_999_999_999 }),
    ),
    share: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10_000 })),
    months: fc.constantFrom(...terms),
    apr: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2999 })),
  })
  .map(({ total, share, months, apr }) => ({
    total,
    downPayment: Math.floor((total / 10_000) * share),
    months,
    apr,
  }));

const everyLoan = (check: (loan: Loan) => void, numRuns = 500) =>
  fc.assert(
    fc.property(loans, (loan) => {
      check(loan);
    }),
    { numRuns },
  );

describe("a payment plan", () => {
  it.each([
    [{ total: 120_000, downPayment: 0, months: 12, apr: 999 }, 10_549, 126_592, 6_592],
    [{ total: 120_000, downPayment: 0, months: 12, apr: 0 }, 10_000, 120_000, 0],
    [{ total: 100_000, downPayment: 0, months: 3, apr: 0 }, 33_333, 100_000, 0],
    [{ total: 120_000, downPayment: 120_000, months: 48, apr: 2999 }, 0, 120_000, 0],
    [{ total: 0, downPayment: 0, months: 6, apr: 1000 }, 0, 0, 0],
    [{ total: 30_300, downPayment: 0, months: 24, apr: 0 }, 1_263, 30_300, 0],
  ])("of %o is rounded once, half up (rule 11.12)", (loan, monthlyPayment, totalPaid, interest) => {
    expect(paymentPlan(loan)).toMatchObject({ monthlyPayment, totalPaid, interest });
  });

  it("agrees to the cent with an independent high-precision computation, 2,000 times", () => {
    everyLoan((loan) => {
      const payment = checkedPayment(loan);
      const totalPaid = toCents(payment * BigInt(loan.months)) + loan.downPayment;
      expect(paymentPlan(loan)).toMatchObject({
        monthlyPayment: toCents(payment),
        totalPaid,
        interest: totalPaid - loan.total,
      });
    }, 2000);
  });

  it("never costs less than the price", () => {
    everyLoan((loan) => expect(paymentPlan(loan).interest).toBeGreaterThanOrEqual(0));
  });

  it("divides equally without interest", () => {
    everyLoan((loan) => {
      const { monthlyPayment, financed, interest } = paymentPlan({ ...loan, apr: 0 });
      expect(monthlyPayment).toBe(Math.round(financed / loan.months));
      expect(interest).toBe(0);
    });
  });

  it("costs more at a higher rate", () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 0, max: 2999 }), (loan, apr) => {
        const [low, high] = loan.apr < apr ? [loan.apr, apr] : [apr, loan.apr];
        const cheaper = paymentPlan({ ...loan, apr: low });
        const costlier = paymentPlan({ ...loan, apr: high });
        expect(costlier.monthlyPayment).toBeGreaterThanOrEqual(cheaper.monthlyPayment);
        expect(costlier.totalPaid).toBeGreaterThanOrEqual(cheaper.totalPaid);
      }),
    );
  });

  it("a longer term costs less per month and more in total", () => {
    everyLoan((loan) => {
      const plans = terms.map((months) => paymentPlan({ ...loan, months }));
      for (const [index, plan] of plans.entries()) {
        const shorter = plans[index - 1];
        if (!shorter) continue;
        expect(plan.monthlyPayment).toBeLessThanOrEqual(shorter.monthlyPayment);
        expect(plan.interest).toBeGreaterThanOrEqual(shorter.interest);
      }
    });
  });
});

describe("a payment schedule", () => {
  it("sums to the total paid, its interest to the interest, its principal to what was financed", () => {
    everyLoan((loan) => {
      const plan = paymentPlan(loan);
      const schedule = paymentSchedule(loan);
      const sum = (part: "payment" | "interest" | "principal") =>
        schedule.reduce((cents, installment) => cents + installment[part], 0);
      expect(schedule).toHaveLength(loan.months);
      expect(sum("payment") + loan.downPayment).toBe(plan.totalPaid);
      expect(sum("interest")).toBe(plan.interest);
      expect(sum("principal")).toBe(plan.financed);
      expect(schedule.at(-1)?.balance).toBe(0);
    });
  });

  it("has no negative figure, however small the amount", () => {
    everyLoan((loan) => {
      for (const { payment, interest, principal, balance } of paymentSchedule(loan)) {
        expect(Math.min(payment, interest, principal, balance)).toBeGreaterThanOrEqual(0);
      }
    });
  });

  it("has equal payments except the last, which absorbs rounding", () => {
    const schedule = paymentSchedule({ total: 120_000, downPayment: 0, months: 12, apr: 999 });
    expect(schedule.map(({ payment }) => payment)).toEqual([...Array(11).fill(10_549), 10_553]);
    expect(schedule[0]).toEqual({
      number: 1,
      payment: 10_549,
      interest: 999,
      principal: 9_550,
      balance: 110_450,
    });
  });
});
