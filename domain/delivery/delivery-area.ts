import { cleanNumberText } from "#domain/clean-text.ts";
import { asciiDigits, foldWidth } from "#domain/fold-width.ts";

/** Where an address lies for the crew (rule 10.10). */
export type DeliveryArea = "local" | "metro" | "outside";

/** ZIP codes of the areas: whole codes (`77081`) or the first digits of many (`770`). */
export interface DeliveryAreas {
  local: readonly string[];
  metro: readonly string[];
}

/**
 * A ZIP code in one spelling: five digits, perhaps four more, in the digits of any script; undefined
 * for what can't be one. None begins with 000.
 */
export function readZip(typed: string): string | undefined {
  const code = asciiDigits(foldWidth(cleanNumberText(typed))).replace(/\s*\p{Pd}\s*/u, "-");
  return /^(?!000)\d{5}(-\d{4})?$/.test(code) ? code : undefined;
}

/**
 * The area a ZIP code lies in; undefined for what can't be one. Where several entries fit, the
 * longest decides.
 */
export function deliveryArea(areas: DeliveryAreas, zip: string): DeliveryArea | undefined {
  const code = readZip(zip);
  if (code === undefined) return undefined;
  const longestFit = (entries: readonly string[]) =>
    Math.max(0, ...entries.filter((entry) => code.startsWith(entry)).map(({ length }) => length));
  const [local, metro] = [longestFit(areas.local), longestFit(areas.metro)];
  if (local === 0 && metro === 0) return "outside";
  return local >= metro ? "local" : "metro";
}
