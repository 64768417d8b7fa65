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

/** The 3D model of a product that should have one, or null until it is made. */
export function modelOf({ slug, has360, swatches }: Product): ModelData | null {
  const found = has360 ? models[slug] : undefined;
  if (!found) return null;
  const colors = swatches.filter(({ label }) => found.variants.includes(label));
  return {
    src: `/models/${slug}.${found.hash}.glb`,
    azimuth: found.azimuth,
    colors: colors.map(({ label, colorHex }) => ({ label, colorHex })),
  };
}

/** How a product looks from the front and from the side, if it has a 3D model. */
export function outlinesOf({ slug }: Product): Outlines | undefined {
  return models[slug]?.outlines;
}
