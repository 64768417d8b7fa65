import {
  formatApr,
  type LoanField,
  type LoanProblem,
  type LoanReading,
} from "#domain/financing/calculator.ts";
import { type Loan, paymentPlan } from "#domain/financing/payment-plan.ts";
import { paymentSchedule } from "#domain/financing/payment-schedule.ts";
import { formatMoney, formatMoneyWithCents } from "#formats";
import { copy, termsText } from "./copy.ts";
import { loanProblemText } from "./loan-problem-text.ts";

const { calculator: text } = copy;

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
    monthly: text.noFigure,
    paid: text.noFigure,
    interest: text.noFigure,
    explanation: text.missing(new Intl.ListFormat("en-US").format(names)),
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
    announcement: `${text.nothingLeft}. ${text.allDown}`,
  };
}

function paidOverTime(loan: Loan): LoanTexts {
  const { monthlyPayment, totalPaid, interest } = paymentPlan(loan);
  const last = paymentSchedule(loan).at(-1)?.payment ?? monthlyPayment;
  const beside = [
    text.beside(loan.months, formatApr(loan.apr)),
    loan.downPayment > 0 ? text.withDown(formatMoney(loan.downPayment)) : "",
    last === monthlyPayment ? "" : text.lastPayment(formatMoneyWithCents(last)),
    text.estimate,
  ];
  return {
    monthly: formatMoneyWithCents(monthlyPayment),
    paid: formatMoneyWithCents(totalPaid),
    interest: formatMoneyWithCents(interest),
    explanation: beside.filter((sentence) => sentence !== "").join(" "),
    announcement: text.announce(termsText(loan), formatMoneyWithCents(interest)),
  };
}
