/** Prices to show, in whole dollars, both ends included. */
export interface PriceRange {
  min: number;
  max: number;
}

/** Ends of the price slider; the upper end means "and up" (spec §9). */
export const anyPrice: PriceRange = { min: 0, max: 5000 };

/** Step of the price slider, whole dollars (spec §5). */
export const priceStep = 50;

/**
 * Reads the two price fields (spec §5): integer parse; an empty or invalid lower end is 0, an
 * empty or invalid upper end 5000. Ends the wrong way round are taken as meant the right way.
 */
export function parsePriceRange(min: string | null, max: string | null): PriceRange {
  const lower = wholeDollars(min) ?? anyPrice.min;
  const upper = wholeDollars(max) ?? anyPrice.max;
  return { min: Math.min(lower, upper), max: Math.max(lower, upper) };
}

/** Whether the range leaves every price in. */
export function isAnyPrice(range: PriceRange): boolean {
  return range.min <= anyPrice.min && range.max >= anyPrice.max;
}

/** Whether a price belongs in the range. Call for price (0) always does (spec §5). */
export function isInPriceRange(cents: number, range: PriceRange): boolean {
  if (cents === 0) return true;
  const underTop = range.max >= anyPrice.max || cents <= range.max * 100;
  return cents >= range.min * 100 && underTop;
}

function wholeDollars(text: string | null): number | undefined {
  const dollars = Number.parseInt((text ?? "").replace(/[$,\s]/g, ""), 10);
  if (Number.isNaN(dollars)) return undefined;
  return Math.min(Math.max(dollars, anyPrice.min), anyPrice.max);
}
