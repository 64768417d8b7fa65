import type { PictureFiles } from "#ui/picture-files.ts";
import { manifestPath } from "./paths.ts";
import { readSorted, writeSorted } from "./sorted-json.ts";

/** What the site needs to know about one picture; `placeholder` is a data URL 8 px wide. */
export type PictureEntry = PictureFiles & {
  width: number;
  height: number;
  placeholder: string;
};

/** The pictures of the starter set by name; committed. */
export type Manifest = Record<string, PictureEntry>;

export const readManifest = (): Promise<Manifest> => readSorted(manifestPath);

export const writeManifest = (manifest: Manifest): Promise<void> =>
  writeSorted(manifestPath, manifest);
