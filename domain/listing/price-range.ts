import type { NumberProblem } from "#domain/typed-number.ts";

/** A price range in whole dollars, both limits included. */
export interface PriceRange {
  min: number;
  max: number;
}

/** The two price fields as typed. */
export interface TypedPrices {
  min: string;
  max: string;
}

/** Why a price can't be used as it is: it can't be read, or it is above the filter's end. */
export type PriceProblem = NumberProblem | "outsideRange";

/** What the two price fields stand for. */
export interface PriceReading {
  range: PriceRange;
  problems: Partial<Record<keyof TypedPrices, PriceProblem>>;
  /** Whether both prices can be read and the lower one is in the upper field. */
  isReversed: boolean;
}

/** Ends of the price slider; the upper one means "and up" (rule 4.5). */
export const fullRange: PriceRange = { min: 0, max: 5000 };

/** Step of the price slider, whole dollars (rule 4.5). */
export const priceStep = 50;

/**
 * Reads prices typed as whole dollars within the filter, as most are; undefined for any other text,
 * which `readPriceRange` reads in the same way.
 */
export function readPlainPrices({ min, max }: TypedPrices): PriceReading | undefined {
  const [lower, upper] = [min, max].map((text) => (/^\d{0,4}$/.test(text) ? text : undefined));
  if (lower === undefined || upper === undefined) return undefined;
  const limits = { min: lower ? Number(lower) : undefined, max: upper ? Number(upper) : undefined };
  return Math.max(limits.min ?? 0, limits.max ?? 0) > fullRange.max
    ? undefined
    : { ...rangeBetween(limits), problems: {} };
}

/** The range of two limits, in order; a missing one is the filter's end. */
export function rangeBetween(limits: {
  min: number | undefined;
  max: number | undefined;
}): Pick<PriceReading, "range" | "isReversed"> {
  const { min = fullRange.min, max = fullRange.max } = limits;
  return {
    range: { min: Math.min(min, max), max: Math.max(min, max) },
    isReversed: limits.min !== undefined && limits.max !== undefined && min > max,
  };
}

/** Whether the range includes every price. */
export function isAnyPrice(range: PriceRange): boolean {
  return range.min <= fullRange.min && range.max >= fullRange.max;
}

/** Whether a price is in the range. Call for price (0) always is (rule 4.6). */
export function isInPriceRange(cents: number, range: PriceRange): boolean {
  if (cents === 0) return true;
  const underTop = range.max >= fullRange.max || cents <= range.max * 100;
  return cents >= range.min * 100 && underTop;
}
