import { readdirSync } from "node:fs";
import { join } from "node:path";
import { foldersOnDisk } from "./files-on-disk.ts";

const staysOnDisk = new Set<string>(foldersOnDisk);

/**
 * Paths of the build's files that are served from memory: all but hidden ones and those in folders
 * that stay on disk. Such a folder isn't even listed, so the start takes as long with any number of
 * pictures.
 */
export function* filesInMemory(folder: string, path = ""): Generator<string> {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    const { name } = entry;
    if (name.startsWith(".")) continue;
    if (!entry.isDirectory()) yield `${path}/${name}`;
    else if (path !== "" || !staysOnDisk.has(name)) yield* filesInMemory(folder, `${path}/${name}`);
  }
}
