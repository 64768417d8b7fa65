import { readAmount } from "#domain/typed-amount.ts";
import {
  fullRange,
  type PriceProblem,
  type PriceRange,
  type PriceReading,
  rangeBetween,
  type TypedPrices,
} from "./price-range.ts";

/**
 * Reads the two price fields (rule 4.5) as whole dollars: an empty or invalid lower limit is 0, an
 * empty or invalid upper limit 5000. Reversed limits are swapped. An unreadable price, or one above
 * the filter's end, is a problem of its field (rule 14.21).
 */
export function readPriceRange(typed: TypedPrices): PriceReading {
  const [lower, upper] = [readLimit(typed.min), readLimit(typed.max)];
  return {
    ...rangeBetween({ min: lower.dollars, max: upper.dollars }),
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

/** The text of the two price fields for a URL; empty where there is no limit. */
export function typedPrices(params: URLSearchParams): TypedPrices {
  const text = (end: keyof PriceRange) => {
    const typed = params.get(end) ?? "";
    const { dollars, problem } = readLimit(typed);
    return problem === undefined && dollars === fullRange[end] ? "" : typed;
  };
  return { min: text("min"), max: text("max") };
}

/** One limit in whole dollars, at most the filter's end; undefined if it can't be read. */
function readLimit(text: string): { dollars?: number; problem?: PriceProblem } {
  const { value, problem } = readAmount(text);
  if (problem === "empty") return {};
  if (problem) return { problem };
  const dollars = Math.floor(value / 100);
  if (dollars <= fullRange.max) return { dollars };
  return { dollars: fullRange.max, problem: "outsideRange" };
}
