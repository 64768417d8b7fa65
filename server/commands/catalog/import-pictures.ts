import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  type FetchedPictures,
  fetchLimits,
  fetchPictures,
  type PictureAddress,
} from "#server/catalog/import/pictures/fetch-pictures.ts";

/**
 * Fetches the pictures that a file names, from these hosts, into a folder: each under its name,
 * ready for `catalog picture`.
 */
export function picturesFrom(folder: string, hosts: readonly string[]) {
  return (pictures: AsyncIterable<PictureAddress>): Promise<FetchedPictures> =>
    fetchPictures(pictures, { ...fetchLimits, hosts }, async ({ name, bytes }) => {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
      return [];
    });
}
