import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { publishModel } from "#models/publish-model.ts";
import { allDone, runBlender } from "#studio/blender.ts";
import {
  azimuthOf,
  type CatalogueProduct,
  catalogueProducts,
  coversOf,
  type LineupEntry,
  readLineup,
} from "#studio/lineup.ts";
import { jobsFolder, studioLightPath } from "#studio/places.ts";

/** Columns of the panorama; it has half as many rows. Enough for a softbox, and only 16 kB. */
const panoramaWidth = 128;

/** Maximum bytes of a file, slightly under the 450 kB limit for phones (decision 004). */
const most = 446_000;
/** Number of triangles to try first; fewer until the file is small enough. */
const triangles = 12_000;

/**
 * Makes the 3D models of all products that have one (`has360`), or of those whose slug contains
 * `filter`, in one Blender process, and publishes each as soon as it is written. Throws if there is
 * no such product, one isn't in the lineup or Blender ends early.
 */
export async function exportModels(filter = ""): Promise<void> {
  const lineup = await readLineup();
  const promised = [...(await catalogueProducts()).values()].filter(
    ({ slug, has360 }) => has360 && slug.includes(filter),
  );
  if (promised.length === 0) throw new Error(`No product with a model is called "${filter}".`);
  const jobs = promised.map((product) => {
    const entry = lineup.products[product.slug];
    if (!entry) throw new Error(`${product.slug} is not in the line-up.`);
    return { ...jobOf(product, entry), path: draftPath(product.slug) };
  });
  let exported = 0;
  const code = await runBlender("export_models.py", jobs, async (line) => {
    if (/^(exported|failed|puffed)/.test(line)) console.log(line);
    const slug = line.match(/^exported (\S+)/)?.[1];
    if (!slug) return;
    exported += 1;
    await publishModel(slug, await readFile(draftPath(slug)), azimuthOf(lineup, slug));
  });
  allDone(exported, jobs.length, code);
}

/**
 * Renders the light of the product studio, so that the 3D viewer shows products as lit in their
 * pictures.
 */
export async function exportLight(): Promise<void> {
  let printed = 0;
  const code = await runBlender(
    "export_light.py",
    [{ path: studioLightPath, width: panoramaWidth }],
    (line) => {
      if (line === "lit") printed += 1;
    },
  );
  allDone(printed, 1, code);
}

function jobOf(product: CatalogueProduct, entry: LineupEntry) {
  const { width, length, height } = product.specs;
  const covers = coversOf(product, entry);
  const labels = product.swatches?.map(({ label }) => label) ?? [];
  return {
    name: product.slug,
    model: entry.model,
    size: [width, length, height],
    options: { cover: covers[0], ...entry.options },
    pose: entry.options.catalogue_pose ?? "upright",
    covers: covers.map((cover, k) => [labels[k] ?? "", cover]),
    most,
    triangles,
  };
}

const draftPath = (slug: string) => join(jobsFolder, `${slug}.glb`);
