import { readFile, writeFile } from "node:fs/promises";
import type { PictureFiles } from "#ui/picture-files.ts";
import { manifestPath } from "../places.ts";

/** What the site must know of one picture; `placeholder` is a data URL 8 px wide. */
export type PictureEntry = PictureFiles & {
  width: number;
  height: number;
  placeholder: string;
};

export type Manifest = Record<string, PictureEntry>;

/** The committed manifest, or an empty one before the first picture. */
export async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(manifestPath, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}

/** Writes the manifest with sorted keys, so that a new picture is a small diff. */
export async function writeManifest(manifest: Manifest): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  const lines = Object.entries(sorted).map(
    ([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`,
  );
  await writeFile(manifestPath, `{\n${lines.join(",\n")}\n}\n`);
}
