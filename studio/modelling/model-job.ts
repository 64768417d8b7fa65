import { type CatalogueProduct, coversOf, type LineupEntry } from "#studio/lineup.ts";

/** Maximum bytes before packing, slightly under the 450 kB limit for phones (decision 004). */
const most = 446_000;
/** Maximum triangles in a file. */
const triangles = 12_000;

/** What `export_models.py` needs to know to write one product's 3D model to `path`. */
export function modelJob(product: CatalogueProduct, entry: LineupEntry, path: string) {
  const { width, length, height } = product.specs;
  const { options, looks = {}, dyes, ...arrange } = entry.model3d ?? {};
  const covers = coversOf(product, { ...entry, dyes: { ...entry.dyes, ...dyes } });
  const labels = product.swatches?.map(({ label }) => label) ?? [];
  return {
    name: product.slug,
    path,
    model: entry.model,
    size: [width, length, height],
    pose: entry.options.catalogue_pose ?? "upright",
    looks: covers.map((cover, k) => {
      const label = labels[k] ?? "";
      return { label, options: { cover, ...entry.options, ...options, ...looks[label] } };
    }),
    arrange,
    most,
    triangles,
  };
}
