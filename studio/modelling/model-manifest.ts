import { readFile, writeFile } from "node:fs/promises";
import { modelManifestPath } from "../places.ts";

/** What the site must know of one 3D model. */
export interface ModelEntry {
  /** First eight digits of the file's SHA-256: `public/models/<slug>.<hash>.glb`. */
  hash: string;
  bytes: number;
  /** Swatch labels it can be shown in, the first as it opens; empty when it has one look. */
  variants: string[];
}

export type ModelManifest = Record<string, ModelEntry>;

/** The committed list of models by product slug. */
export async function readModelManifest(): Promise<ModelManifest> {
  return JSON.parse(await readFile(modelManifestPath, "utf8"));
}

/** Writes the list with sorted slugs, so that a new model is a small diff. */
export async function writeModelManifest(manifest: ModelManifest): Promise<void> {
  const lines = Object.entries(manifest)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([slug, entry]) => `  ${JSON.stringify(slug)}: ${JSON.stringify(entry)}`);
  await writeFile(modelManifestPath, `{\n${lines.join(",\n")}\n}\n`);
}
