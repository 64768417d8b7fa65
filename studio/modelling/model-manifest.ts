import { readSorted, writeSorted } from "#pictures/sorted-json.ts";
import { modelManifestPath } from "#studio/places.ts";

/** What the site needs to know about one 3D model. */
export interface ModelEntry {
  /** First eight digits of the file's SHA-256: `public/models/<slug>.<hash>.glb`. */
  hash: string;
  bytes: number;
  /** Swatch labels it can be shown in, the initial one first; empty when it has only one look. */
  variants: string[];
  /** The angle in degrees, to the right of the front, from which its first picture is taken. */
  azimuth: number;
}

/** The published 3D models, by product slug; committed. */
export type ModelManifest = Record<string, ModelEntry>;

export const readModelManifest = (): Promise<ModelManifest> => readSorted(modelManifestPath);

export const writeModelManifest = (manifest: ModelManifest): Promise<void> =>
  writeSorted(modelManifestPath, manifest);
