import type { Cents } from "#domain/product.ts";
import { type Loan, monthlyInterest, paymentPlan } from "./payment-plan.ts";

/** One month of a payment plan, in cents. */
export interface Installment {
  /** From 1. */
  number: number;
  payment: Cents;
  interest: Cents;
  principal: Cents;
  /** Still owed after it. */
  balance: Cents;
}

/**
 * Every payment of a loan. They sum to the total paid less the down payment, their interest to the
 * plan's interest: the last payment takes the rounding (rule 11.13). Nothing is ever negative.
 */
export function paymentSchedule(loan: Loan): Installment[] {
  const plan = paymentPlan(loan);
  let toPay = plan.totalPaid - loan.downPayment;
  let interestToPay = plan.interest;
  return Array.from({ length: loan.months }, (_, index) => {
    const number = index + 1;
    const payment = number === loan.months ? toPay : Math.min(plan.monthlyPayment, toPay);
    const accrued = monthlyInterest(toPay - interestToPay, loan.apr);
    // What later payments could not carry any more is due now; more than is owed never is.
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
