import { readZip } from "#domain/contact/zip-code.ts";

/** The delivery area of an address (rule 10.10). */
export type DeliveryArea = "local" | "metro" | "outside";

/** ZIP codes of the areas: full codes (`77081`) or prefixes (`770`). */
export interface DeliveryAreas {
  local: readonly string[];
  metro: readonly string[];
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

/**
 * Whether a ZIP code lies in another area than the one that a delivery was priced for; false as long as
 * either isn't known.
 */
export function isInOtherArea(areas: DeliveryAreas, pricedZip: string, zip: string): boolean {
  const [priced, area] = [deliveryArea(areas, pricedZip), deliveryArea(areas, zip)];
  return priced !== undefined && area !== undefined && priced !== area;
}
