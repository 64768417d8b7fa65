import { plans } from "#copy/financing.ts";
import { formatApr } from "#domain/financing/calculator.ts";
import type { FinancingPlan } from "#domain/financing/financing-plan.ts";
import { type Loan, paymentPlan } from "#domain/financing/payment-plan.ts";
import { formatMoney, formatMoneyWithCents } from "#domain/money.ts";

/** What must be shown beside a payment, ready for a text. */
interface LoanTerms {
  price: string;
  months: number;
  payment: string;
  apr: string;
  total: string;
}

/**
 * The terms that must be shown beside any payment amount (Regulation Z, 12 CFR 1026.24): number and
 * amount of payments, rate and total (rule 11.16).
 */
export function loanTerms(loan: Loan): LoanTerms {
  const { monthlyPayment, totalPaid } = paymentPlan(loan);
  return {
    price: formatMoney(loan.total),
    months: loan.months,
    payment: formatMoneyWithCents(monthlyPayment),
    apr: formatApr(loan.apr),
    total: formatMoneyWithCents(totalPaid),
  };
}

/** The figure on each plan's card, for a purchase of $1,200 (rule 11.7). */
export const planFigures: Readonly<Record<FinancingPlan["id"], string>> = {
  "pay-in-4": "$300",
  monthly: "$55–$110",
  layaway: "$50–$100",
  alternative: "6–60",
};

/** The terms of a plan's figure. */
export function planTerms(id: FinancingPlan["id"]): string {
  if (id !== "monthly") return plans.of[id].terms;
  const purchase = { total: 120_000, downPayment: 0 };
  return [
    plans.lowest(loanTerms({ ...purchase, months: 24, apr: 999 })),
    plans.highest(loanTerms({ ...purchase, months: 12, apr: 1799 })),
  ].join(" ");
}
