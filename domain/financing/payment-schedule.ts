import type { Cents } from "#domain/product.ts";
import { type Loan, monthlyInterest, paymentPlan } from "./payment-plan.ts";

/** One month of a payment plan, in cents. */
export interface Installment {
  /** From 1. */
  number: number;
  payment: Cents;
  interest: Cents;
  principal: Cents;
  /** Principal owed after this payment. */
  balance: Cents;
}

/**
 * Every payment of a loan. They sum to the total paid minus the down payment, and their interest to
 * the plan's interest: the last payment absorbs the rounding (rule 11.13). No figure is negative.
 */
export function paymentSchedule(loan: Loan): Installment[] {
  const plan = paymentPlan(loan);
  let toPay = plan.totalPaid - loan.downPayment;
  let interestToPay = plan.interest;
  return Array.from({ length: loan.months }, (_, index) => {
    const number = index + 1;
    const payment = number === loan.months ? toPay : Math.min(plan.monthlyPayment, toPay);
    const accrued = monthlyInterest(toPay - interestToPay, loan.apr);
    // Interest that later payments couldn't cover is due now, but never more than is owed.
    const min = interestToPay - (toPay - payment);
    const interest = Math.max(min, Math.min(accrued, payment, interestToPay));
    toPay -= payment;
    interestToPay -= interest;
    return {
      number,
      payment,
      interest,
      principal: payment - interest,
      balance: toPay - interestToPay,
    };
  });
}
