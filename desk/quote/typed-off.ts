import { amount } from "#copy/amount-problems.ts";
import { formatMoney } from "#domain/money.ts";
import type { QuoteLine } from "#domain/quote/quote-draft.ts";
import { readAmount, readPercent } from "#domain/typed-amount.ts";
import { copy } from "./copy.ts";

/** A line's discount: a percentage, an amount or none. */
export type Off = Pick<QuoteLine, "percentOff" | "amountOff">;

/** A whole in hundredths of a percent. */
const whole = 10_000;

/** Reads a typed discount: `10%`, `10 %` or an amount of dollars; empty is none (rule 14.21). */
export function readOff(text: string): { off: Off; problem?: undefined } | { problem: string } {
  if (text.trim() === "") return { off: {} };
  if (/[%٪％﹪]|percent|per cent|pct/iu.test(text)) {
    const { value, problem } = readPercent(text, whole);
    if (problem === "too-large") return { problem: copy.problems.offTooLarge };
    if (problem) return { problem: copy.problems.off };
    return { off: value === 0 ? {} : { percentOff: value } };
  }
  const { value, problem } = readAmount(text);
  if (problem === "unreadable" || problem === "empty") return { problem: copy.problems.off };
  if (problem) return { problem: amount[problem] };
  return { off: value === 0 ? {} : { amountOff: value } };
}

/** `10%`, `$5` or nothing, as `readOff` reads it. */
export function offText({ percentOff, amountOff }: Off): string {
  if (percentOff !== undefined) return percentText(percentOff);
  return amountOff === undefined ? "" : formatMoney(amountOff);
}

/** `8.25%`. @param hundredths of a percent */
export function percentText(hundredths: number): string {
  return `${hundredths / 100}%`;
}
