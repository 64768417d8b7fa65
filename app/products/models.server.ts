import type { Outlines } from "#domain/drawing/outline-path.ts";
import type { Product } from "#domain/product.ts";
import manifest from "#shop/models.json";
import type { ModelData } from "./model-data.ts";

interface Model {
  hash: string;
  variants: string[];
  azimuth: number;
  outlines?: Outlines;
}

const models: Record<string, Model | undefined> = manifest;

/** Slug of the product type that hangs on a wall. */
const wallArt = "wall-art";

/** The 3D model of a product, or null if it has none. */
export function modelOf({ slug, swatches, type }: Product): ModelData | null {
  const found = models[slug];
  if (!found) return null;
  const colors = swatches.filter(({ label }) => found.variants.includes(label));
  return {
    src: `/models/${slug}.${found.hash}.glb`,
    azimuth: found.azimuth,
    colors: colors.map(({ label, colorHex }) => ({ label, colorHex })),
    ...(type === wallArt ? { onWall: true } : {}),
  };
}

/** How a product looks from the front and from the side, if it has a 3D model. */
export function outlinesOf({ slug }: Product): Outlines | undefined {
  return models[slug]?.outlines;
}
