import { readAmount, readPercent } from "#domain/typed-amount.ts";
import type { NumberProblem } from "#domain/typed-number.ts";
import { hasPaymentsAboveZero, type Loan } from "./payment-plan.ts";

/** Terms the calculator offers, in months (rule 11.11). */
export const terms = [3, 6, 12, 18, 24, 36, 48] as const;

/** The calculator's initial values (rule 11.11); the APR of 9.99 is 999. */
export const defaultLoan: Loan = { total: 120_000, downPayment: 0, months: 12, apr: 999 };

/** The highest rate, in hundredths of a percent. */
export const highestApr = 2999;
/**
 * The slider's step, in hundredths of a percent; its last position is `highestApr` (rule 11.11).
 */
export const aprStep = 25;

/** The calculator's fields as typed, by their names in the URL. */
export interface LoanFields {
  total: string;
  down: string;
  term: string;
  apr: string;
}

export type LoanField = keyof LoanFields;

/** The result of reading the fields; money in cents, rates in hundredths of a percent. */
export interface LoanReading {
  figures: Partial<Loan>;
  /** The fields that can't be read or don't fit the others, in order. */
  problems: Partial<Record<LoanField, LoanProblem>>;
  /** All figures; undefined while any field has a problem. */
  loan: Loan | undefined;
}

/** Why a field of the calculator can't be used. */
export type LoanProblem =
  | { problem: "amount"; why: NumberProblem }
  | { problem: "apr"; why: NumberProblem }
  | { problem: "downAboveTotal" }
  | { problem: "unknownTerm" }
  /** A payment would round to $0.00. */
  | { problem: "tooLittle"; months: number };

/**
 * Reads the calculator's fields (rule 11.14). An unreadable value, or a down payment above the
 * total, is a problem at its field and never replaced by another figure; an empty down payment is
 * 0.
 */
export function readLoan(fields: LoanFields): LoanReading {
  const total = readAmount(fields.total);
  const down = readAmount(fields.down.trim() === "" ? "0" : fields.down);
  const months = terms.find((term) => String(term) === fields.term.trim());
  const apr = readPercent(fields.apr, highestApr);
  const problems: LoanReading["problems"] = {};
  if (total.problem) problems.total = { problem: "amount", why: total.problem };
  if (down.problem) problems.down = { problem: "amount", why: down.problem };
  else if (down.value > (total.value ?? down.value)) problems.down = { problem: "downAboveTotal" };
  if (apr.problem) problems.apr = { problem: "apr", why: apr.problem };
  if (months === undefined) problems.term = { problem: "unknownTerm" };
  const figures: Partial<Loan> = {
    ...(total.value === undefined ? {} : { total: total.value }),
    ...(down.value === undefined ? {} : { downPayment: down.value }),
    ...(months === undefined ? {} : { months }),
    ...(apr.value === undefined ? {} : { apr: apr.value }),
  };
  if (months && Object.keys(problems).length === 0 && !isTermAvailable(months, figures)) {
    problems.term = { problem: "tooLittle", months };
  }
  const isComplete = Object.keys(problems).length === 0;
  return { figures, problems, loan: isComplete ? { ...defaultLoan, ...figures } : undefined };
}

/** Whether a term can be chosen: not if one of its payments would round to $0.00. */
export function isTermAvailable(
  months: number,
  { total, downPayment, apr }: Partial<Loan>,
): boolean {
  if (total === undefined || downPayment === undefined || apr === undefined) return true;
  return hasPaymentsAboveZero({ total, downPayment, months, apr });
}

/** The fields of a loan: `1200`, `152.50`, `9.99`. */
export function loanFields({ total, downPayment, months, apr }: Loan): LoanFields {
  return {
    total: plainAmount(total),
    down: plainAmount(downPayment),
    term: String(months),
    apr: plainAmount(apr),
  };
}

/** The fields for a URL: plain numbers, and unreadable values as typed. */
export function addressFields(fields: LoanFields): LoanFields {
  const { total, downPayment, apr } = readLoan(fields).figures;
  return {
    total: total === undefined ? fields.total : plainAmount(total),
    down: downPayment === undefined ? fields.down : plainAmount(downPayment),
    term: fields.term,
    apr: apr === undefined ? fields.apr : plainAmount(apr),
  };
}

/** The fields of a URL, unchanged; missing ones have their defaults. */
export function fieldsOfAddress(search: string): LoanFields {
  const params = new URLSearchParams(search);
  const defaults = loanFields(defaultLoan);
  const read = (name: LoanField) => params.get(name) ?? defaults[name];
  return { total: read("total"), down: read("down"), term: read("term"), apr: read("apr") };
}

/** The slider's position for a rate, in hundredths: the nearest step. */
export function sliderPosition(apr: number): number {
  return Math.round(Math.min(apr, highestApr) / aprStep) * aprStep;
}

/**
 * The rate of a slider position; the last position gives the highest rate, which is just below it.
 */
export function aprAtPosition(position: number): number {
  return Math.min(position, highestApr);
}

/** `9.99`, `10`: a rate without trailing zeros. */
export function formatApr(apr: number): string {
  return String(apr / 100);
}

function plainAmount(hundredths: number): string {
  return hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2);
}
