import { readSorted, writeSorted } from "#pictures/sorted-json.ts";
import { modelManifestPath } from "./paths.ts";

/** What the site needs to know about one 3D model. */
export interface ModelEntry {
  /** First eight digits of the unpacked file's SHA-256: `public/models/<slug>.<hash>.glb.br`. */
  hash: string;
  /** Size of the unpacked file. */
  bytes: number;
  /** Size of the file as it is kept and sent, in Brotli. */
  packed: number;
  /** Labels of its looks, the initial one first; empty when it has only one. */
  variants: string[];
  /** The angle in degrees, to the right of the front, from which its first picture is taken. */
  azimuth: number;
  /** SVG paths of its outlines, seen from the front and from the side. */
  outlines?: { front: string; side: string };
}

/** The 3D models of the starter set, by product slug; committed. */
export type ModelManifest = Record<string, ModelEntry>;

export const readModelManifest = (): Promise<ModelManifest> => readSorted(modelManifestPath);

export const writeModelManifest = (manifest: ModelManifest): Promise<void> =>
  writeSorted(modelManifestPath, manifest);
