import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { languageCodes } from "#domain/language.ts";
import { isBuildFolder } from "#server/platform/is-build-folder.ts";
import { contentHashedPath, immutable } from "./content-hashed.ts";
import type { Exchange, Handler } from "./exchange.ts";
import { fileOnDisk } from "./file-on-disk.ts";
import { languageFolder } from "./language-folder.ts";

/**
 * Serves scripts, styles and pictures of the builds beside `own`, straight from disk. During an
 * update a page may come from one process and its files be requested from another, and a page
 * opened before the update may request files that have been replaced.
 */
export function otherBuilds(own: string): Handler {
  const findAndSend = async (exchange: Exchange) => {
    for (const folder of otherBuildFolders(own)) {
      const apps = exchange.path.startsWith("/desk-assets/")
        ? [join(folder, "desk")]
        : languageCodes.map((language) => languageFolder(folder, language));
      for (const app of apps) {
        const file = join(app, "client", exchange.path);
        const found = await fileOnDisk(file, exchange, { "cache-control": immutable });
        if (found) return found;
      }
    }
    return undefined;
  };
  return (exchange) => {
    const { method, path } = exchange;
    if ((method !== "GET" && method !== "HEAD") || !contentHashedPath.test(path)) return undefined;
    return findAndSend(exchange);
  };
}

/** The builds beside `own`, the newest first. */
export function otherBuildFolders(own: string): string[] {
  const builds = dirname(own);
  return readdirSync(builds)
    .filter((name) => isBuildFolder(name) && name !== basename(own))
    .sort()
    .reverse()
    .map((name) => join(builds, name));
}
