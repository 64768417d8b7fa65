import { join } from "node:path";
import { contentHashedPath, immutable, revalidate } from "./content-hashed.ts";
import type { Handler } from "./exchange.ts";
import { fileOnDisk } from "./file-on-disk.ts";

/** Folders of the build whose files are many and large, and their number grows with the catalog. */
export const foldersOnDisk = ["pictures", "models", "social"] as const;

/** `ModelVersions` serves the models: they are kept compressed. */
const servedFolders = foldersOnDisk.filter((name) => name !== "models");

/** Names without a dot at the start of a part, so never a hidden file or a parent folder. */
const pathOnDisk = new RegExp(`^/(${servedFolders.join("|")})(/[\\w-][\\w.-]*)+$`);

/**
 * Serves pictures and social cards straight from disk. Nothing is listed at start, and the
 * operating system caches what is requested often.
 */
export function filesOnDisk(folder: string): Handler {
  return (exchange) => {
    const { method, path } = exchange;
    if ((method !== "GET" && method !== "HEAD") || !pathOnDisk.test(path)) return undefined;
    const cacheControl = contentHashedPath.test(path) ? immutable : revalidate;
    return fileOnDisk(join(folder, path), exchange, { "cache-control": cacheControl });
  };
}
