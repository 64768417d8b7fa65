import type { Cents } from "./product.ts";
import { type NumberProblem, type NumberReading, parseNumber } from "./typed-number.ts";

/** Reads a typed amount of dollars, in cents (rule 14.21). Never throws. */
export function readAmount(text: string): NumberReading {
  return parseNumber(text, "dollars");
}

/**
 * Reads a typed rate in hundredths of a percent: `9.99`, `9,99 %` (rule 14.21).
 * @param max the highest rate; above it is `too-large`
 */
export function readPercent(text: string, max: number): NumberReading {
  const reading = parseNumber(text, "percent");
  return reading.value !== undefined && reading.value > max ? { problem: "too-large" } : reading;
}

/** The typed amount in cents; null if it can't be read. */
export function typedCents(text: string): Cents | null {
  return readAmount(text).value ?? null;
}

/** Messages for an amount field, by problem. */
export const amountMessages: Readonly<Record<NumberProblem, string>> = {
  empty: "Please type an amount in dollars, such as 1200.",
  unreadable: "We couldn't read that as an amount. Please type dollars, such as 1,200 or 1200.50.",
  ambiguous:
    "That dot could mean thousands or cents. Please type dollars as 1,200 or 1200, or with cents as 1.20.",
  negative: "An amount can't be below 0. Please type it without the minus sign.",
  "too-large": "That is more than we can compute with. Please type less than a billion dollars.",
};
