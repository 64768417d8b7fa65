import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isBuildFolder } from "#server/platform/is-build-folder.ts";
import { contentHashedPath, immutable } from "./content-hashed.ts";
import type { Handler } from "./exchange.ts";
import { fileOnDisk } from "./file-on-disk.ts";

/**
 * Serves scripts, styles and pictures of the builds beside `own`, straight from disk. During an
 * update a page may come from one process and its files be requested from another, and a page
 * opened before the update may request files that have been replaced.
 */
export function otherBuilds(own: string): Handler {
  const builds = dirname(own);
  const others = () =>
    readdirSync(builds)
      .filter((name) => isBuildFolder(name) && name !== basename(own))
      .sort()
      .reverse();
  return async (exchange) => {
    const { method, path } = exchange;
    if ((method !== "GET" && method !== "HEAD") || !contentHashedPath.test(path)) return undefined;
    for (const name of others()) {
      const found = await fileOnDisk(join(builds, name, "client", path), exchange, immutable);
      if (found) return found;
    }
    return undefined;
  };
}
