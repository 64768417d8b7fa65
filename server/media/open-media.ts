import { join } from "node:path";
import type { Store } from "#server/store/store-interface.ts";
import { DiskCache } from "./disk-cache.ts";
import type { Media } from "./media.ts";
import { MediaFolder } from "./media-folder.ts";
import { MediaTable } from "./media-table.ts";

/**
 * Opens the media of published pictures: next to a SQLite database, because all its processes share
 * a disk, or in PostgreSQL, because its processes may be on several machines (decision 027).
 */
export function openMedia({ engine, queries }: Pick<Store, "engine" | "queries">, dataDir: string) {
  const media: Media =
    engine === "sqlite"
      ? new MediaFolder(join(dataDir, "media"))
      : new MediaTable(queries, new DiskCache(join(dataDir, "media-copies")));
  return media;
}
