import { MAX_QUANTITY } from "./quantity.ts";
import { type NumberProblem, type NumberReading, parseNumber } from "./typed-number.ts";

/** Why a text is no quantity. */
export type QuantityProblem = NumberProblem | "not-whole" | "zero";

/**
 * How many pieces someone typed: a whole number from 1 to `MAX_QUANTITY` (rule 7.6), written
 * in any of the ways of `parseNumber`. `2.0` is two; `2.5` is not rounded. Never throws.
 */
export function readQuantity(text: string): NumberReading<QuantityProblem> {
  const { value, problem } = parseNumber(text, "count");
  if (problem) return { problem };
  const pieces = value / 100;
  if (!Number.isInteger(pieces)) return { problem: "not-whole" };
  if (pieces === 0) return { problem: "zero" };
  return pieces > MAX_QUANTITY ? { problem: "too-large" } : { value: pieces };
}

const wholeNumber = `Please type a whole number from 1 to ${MAX_QUANTITY}.`;

/** What to say at a quantity's field, by what is wrong with it. */
export const quantityMessages: Readonly<Record<QuantityProblem, string>> = {
  empty: wholeNumber,
  unreadable: `We couldn't read that as a number. ${wholeNumber}`,
  ambiguous: wholeNumber,
  negative: wholeNumber,
  zero: wholeNumber,
  "not-whole": `We can only bring whole pieces. ${wholeNumber}`,
  "too-large": `${MAX_QUANTITY} is the most of one piece. For more, please call us.`,
};
