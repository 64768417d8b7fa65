import { MAX_QUANTITY } from "./quantity.ts";
import { type NumberProblem, type NumberReading, parseNumber } from "./typed-number.ts";

/** Why a text is not a quantity. */
export type QuantityProblem = NumberProblem | "not-whole" | "zero";

/**
 * Reads a typed quantity: a whole number from 1 to `MAX_QUANTITY` (rule 7.6), in any notation of
 * `parseNumber`. `2.0` is 2; `2.5` is not rounded. Never throws.
 */
export function readQuantity(text: string): NumberReading<QuantityProblem> {
  const { value, problem } = parseNumber(text, "count");
  if (problem) return { problem };
  const quantity = value / 100;
  if (!Number.isInteger(quantity)) return { problem: "not-whole" };
  if (quantity === 0) return { problem: "zero" };
  return quantity > MAX_QUANTITY ? { problem: "too-large" } : { value: quantity };
}
