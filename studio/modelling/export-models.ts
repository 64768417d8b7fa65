import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readModelManifest } from "#models/manifest.ts";
import { publishModel } from "#models/publish-model.ts";
import { allDone, runBlender } from "#studio/blender.ts";
import { azimuthOf, catalogueProducts, readLineup } from "#studio/lineup.ts";
import { jobsFolder, studioLightPath } from "#studio/places.ts";
import { modelJob } from "./model-job.ts";

/** Columns of the panorama; it has half as many rows. Enough for a softbox, and only 16 kB. */
const panoramaWidth = 128;

/**
 * Makes the 3D models of all products whose slug contains `filter`, or without one of those that
 * have none yet. Each has a Blender process of its own and is published as soon as it is written,
 * so that a run can be interrupted.
 * @throws once all were tried, naming those that failed; or if no slug contains `filter`.
 */
export async function exportModels(filter?: string): Promise<void> {
  const lineup = await readLineup();
  const made = await readModelManifest();
  const wanted = [...(await catalogueProducts()).values()].filter(({ slug }) =>
    filter ? slug.includes(filter) : slug in lineup.products && !(slug in made),
  );
  if (filter && wanted.length === 0) throw new Error(`No product is called "${filter}".`);
  const failed: string[] = [];
  for (const product of wanted) {
    const entry = lineup.products[product.slug];
    if (!entry) throw new Error(`${product.slug} is not in the line-up.`);
    const path = join(jobsFolder, `${product.slug}.glb`);
    let written = false;
    await runBlender("export_models.py", [modelJob(product, entry, path)], (line) => {
      if (/^(exported|failed|puffed)/.test(line)) console.log(line);
      if (line.startsWith("exported ")) written = true;
    });
    if (written) {
      await publishModel(product.slug, await readFile(path), azimuthOf(lineup, product.slug));
    } else failed.push(product.slug);
  }
  if (failed.length > 0) throw new Error(`Not exported: ${failed.join(", ")}.`);
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
