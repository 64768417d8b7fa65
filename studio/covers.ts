import type { CatalogueProduct, LineupEntry } from "./lineup.ts";

/** The cover of a model; `polish` is a leather's mean roughness, lower is glossier. */
export type Cover = [weave: string, colour: string, polish?: number];

/**
 * Undyed linen, for products without swatches; `showroom.py` has the same color for the products in
 * a room.
 */
const undyed = "#b9b2a6";

/** The covers of the product, one for each of its swatches and at least one. */
export function coversOf({ swatches = [] }: CatalogueProduct, entry: LineupEntry): Cover[] {
  const dyed = swatches.length > 0 ? swatches : [{ label: "", colorHex: undyed }];
  return dyed.map(({ label, colorHex }): Cover => {
    const dye = entry.dyes?.[label] ?? colorHex;
    return entry.polish ? [entry.weave, dye, entry.polish] : [entry.weave, dye];
  });
}
