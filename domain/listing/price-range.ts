import { amountMessages, readAmount } from "#domain/typed-amount.ts";

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

/** Ends of the price slider; the upper one means "and up" (rule 4.5). */
export const fullRange: PriceRange = { min: 0, max: 5000 };

/** Step of the price slider, whole dollars (rule 4.5). */
export const priceStep = 50;

const outsideRange = `Our price filter ends at $${fullRange.max.toLocaleString("en-US")}, which stands for everything above it too.`;

/**
 * Reads the two price fields (rule 4.5) as whole dollars: an empty or invalid lower limit is 0, an
 * empty or invalid upper limit 5000. Reversed limits are swapped. An unreadable price, or one above
 * the filter's end, gives a message for its field (rule 14.21).
 */
export function readPriceRange(typed: TypedPrices): {
  range: PriceRange;
  problems: Partial<Record<keyof TypedPrices, string>>;
} {
  const [lower, upper] = [readLimit(typed.min), readLimit(typed.max)];
  const [min, max] = [lower.dollars ?? fullRange.min, upper.dollars ?? fullRange.max];
  return {
    range: { min: Math.min(min, max), max: Math.max(min, max) },
    problems: {
      ...(lower.problem ? { min: lower.problem } : {}),
      ...(upper.problem ? { max: upper.problem } : {}),
    },
  };
}

/** The price range of a URL's or form's fields. */
export function parsePriceRange(min: string | null, max: string | null): PriceRange {
  return readPriceRange({ min: min ?? "", max: max ?? "" }).range;
}

/** Whether both prices are readable and the lower one is in the upper field. */
export function isReversed({ min, max }: TypedPrices): boolean {
  const [lower, upper] = [readLimit(min).dollars, readLimit(max).dollars];
  return lower !== undefined && upper !== undefined && lower > upper;
}

/** The text of the two price fields for a URL; empty where there is no limit. */
export function typedPrices(params: URLSearchParams): TypedPrices {
  const text = (end: keyof PriceRange) => {
    const typed = params.get(end) ?? "";
    const { dollars, problem } = readLimit(typed);
    return problem === undefined && dollars === fullRange[end] ? "" : typed;
  };
  return { min: text("min"), max: text("max") };
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

/** One limit in whole dollars, at most the filter's end; undefined if it can't be read. */
function readLimit(text: string): { dollars?: number; problem?: string } {
  const { value, problem } = readAmount(text);
  if (problem === "empty") return {};
  if (problem) return { problem: amountMessages[problem] };
  const dollars = Math.floor(value / 100);
  if (dollars <= fullRange.max) return { dollars };
  return { dollars: fullRange.max, problem: outsideRange };
}
