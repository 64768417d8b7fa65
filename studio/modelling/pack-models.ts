import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { publishModel } from "#models/publish-model.ts";
import { azimuthOf, readLineup } from "#studio/lineup.ts";

/**
 * Publishes every `SLUG.glb` of a folder, without Blender. Throws if the folder is missing, a
 * product isn't in the lineup or a file isn't a sound model; those before it are published.
 */
export async function packModels(folder = ""): Promise<void> {
  const lineup = await readLineup();
  const files = (await readdir(folder)).filter((name) => name.endsWith(".glb")).sort();
  for (const file of files) {
    const slug = basename(file, ".glb");
    const raw = await readFile(join(folder, file));
    const { bytes, packed } = await publishModel(slug, raw, azimuthOf(lineup, slug));
    console.log(`packed ${slug} ${raw.length} bytes, ${bytes} rounded, ${packed} as sent`);
  }
}
