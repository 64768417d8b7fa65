import type { Cents } from "./product.ts";
import { type NumberReading, parseNumber } from "./typed-number.ts";

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
