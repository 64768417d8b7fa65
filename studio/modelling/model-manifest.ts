import { readSorted, writeSorted } from "#pictures/sorted-json.ts";
import { modelManifestPath } from "#studio/places.ts";

/** What the site must know of one 3D model. */
export interface ModelEntry {
  /** First eight digits of the file's SHA-256: `public/models/<slug>.<hash>.glb`. */
  hash: string;
  bytes: number;
  /** Swatch labels it can be shown in, the first as it opens; empty when it has one look. */
  variants: string[];
  /** Degrees to the right of its front from which its first picture is taken. */
  azimuth: number;
}

/** The 3D models that are published, by product slug; committed. */
export type ModelManifest = Record<string, ModelEntry>;

export const readModelManifest = (): Promise<ModelManifest> => readSorted(modelManifestPath);

export const writeModelManifest = (manifest: ModelManifest): Promise<void> =>
  writeSorted(modelManifestPath, manifest);
