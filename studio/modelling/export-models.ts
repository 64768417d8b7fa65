import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { jobsFolder, publishedModelsFolder, studioFolder } from "../places.ts";
import {
  type CatalogueProduct,
  catalogueProducts,
  coversOf,
  readLineup,
} from "../rendering/plan.ts";
import { readGlb, variantsOf } from "./glb.ts";
import { readModelManifest, writeModelManifest } from "./model-manifest.ts";

/** A phone's patience: the largest file, and how many triangles are tried first. */
const most = 446_000;
const triangles = 12_000;

/**
 * Makes the 3D models of all products that promise one (`has360`), or of those whose slug contains
 * `filter`, in one Blender process at low priority, and publishes each as soon as it is written.
 */
export async function exportModels(filter = ""): Promise<void> {
  const lineup = await readLineup();
  const promised = [...(await catalogueProducts()).values()].filter(
    ({ slug, has360 }) => has360 && slug.includes(filter),
  );
  await mkdir(jobsFolder, { recursive: true });
  const jobs = promised.flatMap((product) => {
    const entry = lineup.products[product.slug];
    if (!entry) console.log(`${product.slug} is not in the line-up`);
    return entry ? [{ ...jobOf(product, entry), path: draftPath(product.slug) }] : [];
  });
  const jobFile = join(jobsFolder, `models-${process.pid}.json`);
  await writeFile(jobFile, JSON.stringify(jobs, null, 1));
  await runBlender(jobFile);
}

function jobOf(product: CatalogueProduct, entry: Parameters<typeof coversOf>[1]) {
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

async function runBlender(jobFile: string): Promise<void> {
  const script = join(studioFolder, "blender/export_models.py");
  const blender = spawn("nice", ["-n", "10", "blender", "-b", "-P", script, "--", jobFile], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: blender.stdout })) {
    if (/^(exported|failed|puffed)/.test(line)) console.log(line);
    const slug = line.match(/^exported (\S+)/)?.[1];
    if (slug) await publish(slug);
  }
}

/** Names the file by its content, lists it and removes the one it replaces. */
async function publish(slug: string): Promise<void> {
  const file = await readFile(draftPath(slug));
  const hash = createHash("sha256").update(file).digest("hex").slice(0, 8);
  await mkdir(publishedModelsFolder, { recursive: true });
  await writeFile(join(publishedModelsFolder, `${slug}.${hash}.glb`), file);
  for (const name of await readdir(publishedModelsFolder)) {
    if (name.startsWith(`${slug}.`) && !name.includes(hash)) {
      await rm(join(publishedModelsFolder, name));
    }
  }
  const entry = { hash, bytes: file.length, variants: variantsOf(readGlb(file).tree) };
  await writeModelManifest({ ...(await readModelManifest()), [slug]: entry });
}

const draftPath = (slug: string) => join(jobsFolder, `${slug}.glb`);
