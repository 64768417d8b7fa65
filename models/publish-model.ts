import { createHash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressModel } from "./compress-model.ts";
import { looksOf, readGlb } from "./glb.ts";
import { type ModelEntry, readModelManifest, writeModelManifest } from "./manifest.ts";
import { modelFaults } from "./model-faults.ts";
import { readModel, writeModel } from "./model-io.ts";
import { packModel } from "./pack-model.ts";
import { publishedModelsFolder } from "./paths.ts";

/**
 * Packs a model of the starter set, names the file by its content, lists it and removes the one it
 * replaces.
 *
 * @param raw the GLB file as it was exported.
 * @param azimuth the angle in degrees, to the right of the front, of its product's first picture.
 * @throws when the glTF validator finds errors in it; nothing is published then.
 */
export async function publishModel(
  slug: string,
  raw: Buffer,
  azimuth: number,
): Promise<ModelEntry> {
  const document = await readModel(raw);
  await packModel(document);
  const file = await writeModel(document);
  const faults = await modelFaults(file);
  if (faults.length > 0) throw new Error(`${slug} is no sound model:\n${faults.join("\n")}`);
  const packed = await compressModel(file);
  const hash = modelHash(file);
  const name = `${slug}.${hash}.glb.br`;
  await mkdir(publishedModelsFolder, { recursive: true });
  await writeFile(join(publishedModelsFolder, name), packed);
  for (const other of await readdir(publishedModelsFolder)) {
    if (other.startsWith(`${slug}.`) && other !== name) {
      await rm(join(publishedModelsFolder, other));
    }
  }
  const manifest = await readModelManifest();
  const { outlines } = manifest[slug] ?? {};
  const entry = {
    hash,
    bytes: file.length,
    packed: packed.length,
    variants: looksOf(readGlb(file).tree),
    azimuth,
    ...(outlines ? { outlines } : {}),
  };
  await writeModelManifest({ ...manifest, [slug]: entry });
  return entry;
}

/** First eight digits of the SHA-256 of an unpacked file. */
export function modelHash(file: Buffer): string {
  return createHash("sha256").update(file).digest("hex").slice(0, 8);
}
