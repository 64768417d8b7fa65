import {
  type FetchedPictures,
  fetchLimits,
  fetchPictures,
  type PictureAddress,
} from "#server/catalog/import/pictures/fetch-pictures.ts";
import { addPhoto } from "#server/catalog/pictures/add-photo.ts";
import { openMedia } from "#server/media/open-media.ts";
import { loadSettings } from "#server/startup/load-config.ts";
import type { Store } from "#server/store/store-interface.ts";

/** Fetches a file's pictures from these hosts, and adds them to their products (rule 3.19). */
export function picturesFrom(store: Store, hosts: readonly string[]) {
  const media = openMedia(store, loadSettings().dataDir);
  return (pictures: AsyncIterable<PictureAddress>): Promise<FetchedPictures> =>
    fetchPictures(pictures, { ...fetchLimits, hosts }, async (photo) => {
      const added = await addPhoto({ store, media, now: new Date() }, photo);
      return added.ok ? [] : [added.problem];
    });
}
