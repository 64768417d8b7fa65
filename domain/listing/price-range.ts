import { amountMessages, readAmount } from "#domain/typed-amount.ts";

/** Prices to show, in whole dollars, both ends included. */
export interface PriceRange {
  min: number;
  max: number;
}

/** The two price fields as typed. */
export interface TypedPrices {
  min: string;
  max: string;
}

/** Ends of the price slider; the upper end means "and up" (rule 4.5). */
export const fullRange: PriceRange = { min: 0, max: 5000 };

/** Step of the price slider, whole dollars (rule 4.5). */
export const priceStep = 50;

const outsideRange = `Our price filter ends at $${fullRange.max.toLocaleString("en-US")}, which stands for everything above it too.`;

/**
 * Reads the two price fields (rule 4.5): whole dollars, an empty or invalid lower end is 0, an
 * empty or invalid upper end 5000. Ends the wrong way round are taken as meant the right way. What
 * was not understood, or lies beyond the filter's end, has a message for its field (rule 14.21).
 */
export function readPriceRange(typed: TypedPrices): {
  range: PriceRange;
  problems: Partial<Record<keyof TypedPrices, string>>;
} {
  const [lower, upper] = [readEnd(typed.min), readEnd(typed.max)];
  const [min, max] = [lower.dollars ?? fullRange.min, upper.dollars ?? fullRange.max];
  return {
    range: { min: Math.min(min, max), max: Math.max(min, max) },
    problems: {
      ...(lower.problem ? { min: lower.problem } : {}),
      ...(upper.problem ? { max: upper.problem } : {}),
    },
  };
}

/** The range the fields of an address or a form ask for. */
export function parsePriceRange(min: string | null, max: string | null): PriceRange {
  return readPriceRange({ min: min ?? "", max: max ?? "" }).range;
}

/** Whether both ends can be read and the lower price stands in the upper field. */
export function isReversed({ min, max }: TypedPrices): boolean {
  const [lower, upper] = [readEnd(min).dollars, readEnd(max).dollars];
  return lower !== undefined && upper !== undefined && lower > upper;
}

/** What an address says in the two price fields; an end that is open anyway is left empty. */
export function typedPrices(params: URLSearchParams): TypedPrices {
  const text = (end: keyof PriceRange) => {
    const typed = params.get(end) ?? "";
    const { dollars, problem } = readEnd(typed);
    return problem === undefined && dollars === fullRange[end] ? "" : typed;
  };
  return { min: text("min"), max: text("max") };
}

/** Whether the range leaves every price in. */
export function isAnyPrice(range: PriceRange): boolean {
  return range.min <= fullRange.min && range.max >= fullRange.max;
}

/** Whether a price belongs in the range. Call for price (0) always does (rule 4.6). */
export function isInPriceRange(cents: number, range: PriceRange): boolean {
  if (cents === 0) return true;
  const underTop = range.max >= fullRange.max || cents <= range.max * 100;
  return cents >= range.min * 100 && underTop;
}

/** One end in whole dollars, held to the filter's end; nothing where none can be read. */
function readEnd(text: string): { dollars?: number; problem?: string } {
  const { value, problem } = readAmount(text);
  if (problem === "empty") return {};
  if (problem) return { problem: amountMessages[problem] };
  const dollars = Math.floor(value / 100);
  if (dollars <= fullRange.max) return { dollars };
  return { dollars: fullRange.max, problem: outsideRange };
}
