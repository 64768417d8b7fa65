import { parseDollars } from "#domain/money.ts";
import type { Loan } from "./payment-plan.ts";

/** Lengths the calculator offers, in months (spec §9). */
export const terms = [3, 6, 12, 18, 24, 36, 48] as const;

/** Where the calculator starts (spec §9); the rate computes as the 9.99 it reads (ruling 35). */
export const usualLoan: Loan = { total: 120_000, downPayment: 0, months: 12, apr: 999 };

/** The most the calculator computes with: one cent below a billion dollars. */
const mostCents = 99_999_999_999;
/** The highest rate, in hundredths of a percent. */
export const highestApr = 2999;
/** The slider's step, in hundredths of a percent; its last stop is `highestApr` (ruling 35). */
export const aprStep = 25;

/** The calculator's fields, by their names in its address, as typed. */
export interface LoanFields {
  total: string;
  down: string;
  term: string;
  apr: string;
}

/**
 * What the fields ask for. Text that is no amount counts as 0, a down payment above the total as
 * the total (spec §5), a rate above the highest as the highest, an unknown term as the usual one.
 */
export function readLoan(fields: LoanFields): Loan {
  const total = readHundredths(fields.total);
  return {
    total,
    downPayment: Math.min(readHundredths(fields.down), total),
    months: terms.find((months) => String(months) === fields.term.trim()) ?? usualLoan.months,
    apr: Math.min(readHundredths(fields.apr.replace(/\s*%$/, "")), highestApr),
  };
}

/** A number rounded half up to hundredths; one beyond what we compute with is the most we do. */
function readHundredths(typed: string): number {
  const text = typed.trim();
  const next = /\.\d\d([5-9])\d*$/.test(text) ? 1 : 0;
  const read = parseDollars(text.replace(/(\.\d\d)\d+$|\.$/, "$1"));
  if (read !== null) return Math.min(read + next, mostCents);
  return /^\$?\s*\d[\d,]{9,}(\.\d*)?$/.test(text) ? mostCents : 0;
}

/** The fields that ask for a loan: `1200`, `152.50`, `9.99`. */
export function loanFields({ total, downPayment, months, apr }: Loan): LoanFields {
  return {
    total: plainAmount(total),
    down: plainAmount(downPayment),
    term: String(months),
    apr: plainAmount(apr),
  };
}

/**
 * The fields of a shared address, as they compute: `1,800` from a product's page is no number to a
 * number field. What the address leaves out is as usual.
 */
export function fieldsOfAddress(search: string): LoanFields {
  const params = new URLSearchParams(search);
  const usual = loanFields(usualLoan);
  const read = (name: keyof LoanFields) => params.get(name)?.slice(0, 20) ?? usual[name];
  return loanFields(
    readLoan({ total: read("total"), down: read("down"), term: read("term"), apr: read("apr") }),
  );
}

/** Where the slider stands for a rate, in hundredths: the nearest stop. */
export function sliderStop(apr: number): number {
  return Math.round(Math.min(apr, highestApr) / aprStep) * aprStep;
}

/** The rate of a slider's stop: its last one is the highest rate, just below it. */
export function aprOfStop(stop: number): number {
  return Math.min(stop, highestApr);
}

/** `9.99`, `10`: hundredths without needless zeros. */
export function formatApr(apr: number): string {
  return String(apr / 100);
}

function plainAmount(hundredths: number): string {
  return hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2);
}
