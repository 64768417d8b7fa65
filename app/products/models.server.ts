import type { Outlines } from "#domain/drawing/outline-path.ts";
import type { Product } from "#domain/product.ts";
import { shownModel } from "#server/catalog/models/product-model.ts";
import type { ModelData } from "./model-data.ts";

/** Slug of the product type that hangs on a wall. */
const wallArt = "wall-art";

/** A product's 3D model, the owner's or the starter set's; null if it has none. */
export function modelOf(product: Product): ModelData | null {
  const found = shownModel(product);
  if (!found) return null;
  const colors = product.swatches.filter(({ label }) => found.variants.includes(label));
  return {
    src: `/models/${found.name}.${found.hash}.glb`,
    azimuth: found.azimuth,
    colors: colors.map(({ label, colorHex }) => ({ label, colorHex })),
    ...(product.type === wallArt ? { onWall: true } : {}),
  };
}

/** How a product looks from the front and from the side, if it has a 3D model. */
export function outlinesOf(product: Product): Outlines | undefined {
  return shownModel(product)?.outlines;
}
