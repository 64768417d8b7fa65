import { calculator as text } from "#copy/financing.ts";
import type { LoanField, LoanProblem, LoanReading } from "#domain/financing/calculator.ts";
import { type Loan, paymentPlan } from "#domain/financing/payment-plan.ts";
import { paymentSchedule } from "#domain/financing/payment-schedule.ts";
import { formatMoney, formatMoneyWithCents, listAnd } from "#formats";
import { loanProblemText } from "./loan-problem-text.ts";
import { loanTerms } from "./loan-terms.ts";

/** Shown instead of a figure that can't be computed. */
const noFigure = "—";

/** The estimate's texts, ready to show. */
export interface LoanTexts {
  monthly: string;
  paid: string;
  interest: string;
  /** The sentences beside the figures. */
  explanation: string;
  /** All of it in one sentence, for screen readers. */
  announcement: string;
}

/** The estimate, or the names of the fields it still needs. Figures are never based on a guess. */
export function loanCopy({ loan, problems }: LoanReading): LoanTexts {
  if (loan) return loan.total === loan.downPayment ? paidInFull(loan) : paidOverTime(loan);
  const unreadable = Object.entries(problems) as [LoanField, LoanProblem][];
  const names = unreadable.map(([field]) => text.names[field]);
  return {
    monthly: noFigure,
    paid: noFigure,
    interest: noFigure,
    explanation: text.missing({ names: listAnd(names) }),
    announcement: unreadable
      .map(([field, problem]) => `${text.names[field]}: ${loanProblemText(problem)}`)
      .join(" "),
  };
}

function paidInFull(loan: Loan): LoanTexts {
  const paid = formatMoneyWithCents(loan.total);
  return {
    monthly: text.nothingLeft,
    paid,
    interest: formatMoneyWithCents(0),
    explanation: `${text.allDown} ${text.estimate}`,
    announcement: text.announceAllDown,
  };
}

function paidOverTime(loan: Loan): LoanTexts {
  const { monthlyPayment, totalPaid, interest } = paymentPlan(loan);
  const last = paymentSchedule(loan).at(-1)?.payment ?? monthlyPayment;
  const terms = loanTerms(loan);
  const beside = [
    text.beside(terms),
    loan.downPayment > 0 ? text.withDown({ down: formatMoney(loan.downPayment) }) : "",
    last === monthlyPayment ? "" : text.lastPayment({ amount: formatMoneyWithCents(last) }),
    text.estimate,
  ];
  return {
    monthly: formatMoneyWithCents(monthlyPayment),
    paid: formatMoneyWithCents(totalPaid),
    interest: formatMoneyWithCents(interest),
    explanation: beside.filter((sentence) => sentence !== "").join(" "),
    announcement: text.announce({ ...terms, interest: formatMoneyWithCents(interest) }),
  };
}
