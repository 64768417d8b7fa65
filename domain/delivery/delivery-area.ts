import { cleanNumberText } from "#domain/clean-text.ts";
import { asciiDigits, foldWidth } from "#domain/fold-width.ts";

/** The delivery area of an address (rule 10.10). */
export type DeliveryArea = "local" | "metro" | "outside";

/** ZIP codes of the areas: full codes (`77081`) or prefixes (`770`). */
export interface DeliveryAreas {
  local: readonly string[];
  metro: readonly string[];
}

/**
 * Normalizes a ZIP code: five digits, optionally four more, in the digits of any script; undefined
 * if invalid. No ZIP code starts with 000.
 */
export function readZip(typed: string): string | undefined {
  const code = asciiDigits(foldWidth(cleanNumberText(typed))).replace(/\s*\p{Pd}\s*/u, "-");
  return /^(?!000)\d{5}(-\d{4})?$/.test(code) ? code : undefined;
}

/**
 * The area of a ZIP code; undefined if it is invalid. Of several matching entries, the longest
 * decides.
 */
export function deliveryArea(areas: DeliveryAreas, zip: string): DeliveryArea | undefined {
  const code = readZip(zip);
  if (code === undefined) return undefined;
  const longestMatch = (entries: readonly string[]) =>
    Math.max(0, ...entries.filter((entry) => code.startsWith(entry)).map(({ length }) => length));
  const [local, metro] = [longestMatch(areas.local), longestMatch(areas.metro)];
  if (local === 0 && metro === 0) return "outside";
  return local >= metro ? "local" : "metro";
}
