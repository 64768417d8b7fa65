import { formatApr } from "#domain/financing/calculator.ts";
import { type Loan, paymentPlan } from "#domain/financing/payment-plan.ts";
import { formatMoney, formatMoneyWithCents } from "#domain/money.ts";

/**
 * The terms that must be shown beside any payment amount (Regulation Z, 12 CFR 1026.24): number and
 * amount of payments, rate and total (rule 11.16), such as "12 monthly payments of about $105.49 at
 * 9.99% APR, $1,265.92 in total".
 */
export function termsText(loan: Loan): string {
  const { monthlyPayment, totalPaid } = paymentPlan(loan);
  return `${loan.months} monthly payments of about ${formatMoneyWithCents(monthlyPayment)} at ${formatApr(loan.apr)}% APR, ${formatMoneyWithCents(totalPaid)} in total`;
}

/** The terms of an example loan: "$1,200 over 12 months: 12 monthly payments of …". */
export function exampleText(loan: Loan): string {
  return `${formatMoney(loan.total)} over ${loan.months} months: ${termsText(loan)}.`;
}
