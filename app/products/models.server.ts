import type { Product } from "#domain/product.ts";
import manifest from "#shop/models.json";
import type { ModelData } from "./model-data.ts";

const models: Record<string, { hash: string; variants: string[]; azimuth: number } | undefined> =
  manifest;

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
