import type { Cents } from "#domain/product.ts";
import { roundHalfUp } from "#domain/round-half-up.ts";

/** A purchase paid over time. */
export interface Loan {
  /** Price of the furniture, in cents; 0 or more. */
  total: Cents;
  /** Paid immediately, in cents; from 0 to the total. */
  downPayment: Cents;
  months: number;
  /** Annual rate in hundredths of a percent: 9.99 % is 999. */
  apr: number;
}

/** The figures the calculator shows, in cents. */
export interface PaymentPlan {
  /** The amount to pay over time. */
  financed: Cents;
  monthlyPayment: Cents;
  /** All payments including the down payment. */
  totalPaid: Cents;
  /** Never negative. */
  interest: Cents;
}

/** The annual rate, in hundredths of a percent, that equals a monthly rate of 1. */
const APR_PER_MONTHLY_RATE = 120_000;

/**
 * The standard amortized payment, or equal parts if the APR is 0. Computed in whole numbers and
 * rounded once, half up, from the exact payment (rule 11.12).
 */
export function paymentPlan(loan: Loan): PaymentPlan {
  const { total, downPayment, months } = loan;
  const financed = Math.max(0, total - downPayment);
  const { numerator, denominator } = exactPayment(financed, loan);
  const totalPaid = roundHalfUp(numerator * BigInt(months), denominator) + downPayment;
  return {
    financed,
    monthlyPayment: roundHalfUp(numerator, denominator),
    totalPaid,
    interest: totalPaid - Math.max(total, downPayment),
  };
}

/**
 * Whether every payment is at least a cent. A few cents over many months are not: $0.20 over 48
 * months would be "$0.00 a month", and over 36 months the last payments would be $0.00.
 */
export function hasPaymentsAboveZero(loan: Loan): boolean {
  const { financed, monthlyPayment, totalPaid } = paymentPlan(loan);
  const lastPayment = totalPaid - loan.downPayment - monthlyPayment * (loan.months - 1);
  return financed === 0 || (monthlyPayment > 0 && lastPayment > 0);
}

/** P·r·(1+r)ⁿ / ((1+r)ⁿ − 1) as a fraction of whole numbers, with r = apr / 120,000. */
function exactPayment(financed: Cents, { months, apr }: Loan) {
  const principal = BigInt(financed);
  if (apr === 0) return { numerator: principal, denominator: BigInt(months) };
  const whole = BigInt(APR_PER_MONTHLY_RATE);
  const rate = BigInt(apr);
  const grown = (whole + rate) ** BigInt(months);
  return {
    numerator: principal * rate * grown,
    denominator: whole * (grown - whole ** BigInt(months)),
  };
}

/** One month's interest on a balance, in cents, rounded half up. */
export function monthlyInterest(balance: Cents, apr: number): Cents {
  return roundHalfUp(BigInt(balance) * BigInt(apr), BigInt(APR_PER_MONTHLY_RATE));
}
