import { amount } from "#copy/amount-problems.ts";
import { outsideRange } from "#copy/price-filter-problems.ts";
import { fullRange, type PriceProblem, type TypedPrices } from "#domain/listing/price-range.ts";
import { readPriceRange } from "#domain/listing/typed-prices.ts";
import { formatMoney } from "#formats";
import type { ShownPrices } from "./listing-data.ts";

/** Reads the two price fields, with a sentence for each that can't be used as it is (rule 14.21). */
export function readShownPrices(typed: TypedPrices): ShownPrices {
  const { problems, ...reading } = readPriceRange(typed);
  const { min, max } = problems;
  return {
    ...reading,
    problems: { ...(min ? { min: textOf(min) } : {}), ...(max ? { max: textOf(max) } : {}) },
  };
}

function textOf(problem: PriceProblem): string {
  if (problem !== "outsideRange") return amount[problem];
  return outsideRange({ max: formatMoney(fullRange.max * 100) });
}
