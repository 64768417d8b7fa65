import type { Manifest, PictureEntry } from "#pictures/manifest.ts";
import manifest from "#shop/pictures.json" with { type: "json" };

/** A published picture, as pages show it. */
export interface NamedPicture extends PictureEntry {
  name: string;
}

/** Published pictures by name. */
export interface Pictures {
  /** The picture of that name, or null if there is none yet. */
  pictureNamed(name: string | undefined): NamedPicture | null;
}

const entries: Manifest = manifest;
const named = new Map(Object.entries(entries).map(([name, entry]) => [name, { name, ...entry }]));

/** The pictures that come with the software, as static files. */
export const starterPictures: Pictures = {
  pictureNamed: (name) => (name === undefined ? null : (named.get(name) ?? null)),
};

/** Whether a name is that of a room's or a product type's picture (rule 3.24). */
export function isRoomPicture(name: string): boolean {
  return /^(rooms|types)\//.test(name);
}
