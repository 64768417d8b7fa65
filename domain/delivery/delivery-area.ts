/** Where an address lies for the crew (ruling 24). */
export type DeliveryArea = "local" | "metro" | "outside";

/** ZIP codes of the areas: whole codes (`77081`) or the first digits of many (`770`). */
export interface DeliveryAreas {
  local: readonly string[];
  metro: readonly string[];
}

/** Whether the text can be a ZIP code: five digits, perhaps four more. None begins with 000. */
export function isZip(text: string): boolean {
  return /^(?!000)\d{5}(-\d{4})?$/.test(text.trim());
}

/**
 * The area a ZIP code lies in; undefined for what can't be one. Where several entries fit, the
 * longest decides.
 */
export function deliveryArea(areas: DeliveryAreas, zip: string): DeliveryArea | undefined {
  if (!isZip(zip)) return undefined;
  const code = zip.trim();
  const longestFit = (entries: readonly string[]) =>
    Math.max(0, ...entries.filter((entry) => code.startsWith(entry)).map(({ length }) => length));
  const [local, metro] = [longestFit(areas.local), longestFit(areas.metro)];
  if (local === 0 && metro === 0) return "outside";
  return local >= metro ? "local" : "metro";
}
