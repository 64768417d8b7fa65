import { opendir, readdir, readFile, rm, rmdir, stat } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { writeLargeFile } from "#server/platform/large-file.ts";
import type { Media } from "./media.ts";

/** Media in a folder of the data folder, for all processes on one machine. */
export class MediaFolder implements Media {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async write(path: string, bytes: Buffer): Promise<void> {
    const file = join(this.#folder, path);
    await writeLargeFile(file, bytes);
    await removeUnfinished(file);
  }

  async has(path: string): Promise<boolean> {
    return (await this.open(path)) !== undefined;
  }

  read(path: string): Promise<Buffer | undefined> {
    return readFile(join(this.#folder, path)).catch(undefinedIfMissing);
  }

  async open(path: string): Promise<{ file: string } | undefined> {
    const file = join(this.#folder, path);
    const found = await stat(file).catch(undefinedIfMissing);
    return found?.isFile() ? { file } : undefined;
  }

  async *list(): AsyncIterable<string> {
    const folder = await opendir(this.#folder, { recursive: true }).catch(undefinedIfMissing);
    for await (const entry of folder ?? []) {
      if (!entry.isFile() || entry.name.endsWith(".part")) continue;
      yield relative(this.#folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/");
    }
  }

  async remove(paths: readonly string[]): Promise<void> {
    for (const path of paths) await rm(join(this.#folder, path), { force: true });
    // Folders that aren't empty stay.
    for (const folder of new Set(paths.map((path) => dirname(path)))) {
      await rmdir(join(this.#folder, folder)).catch(() => {});
    }
  }
}

/** Removes temporary files of processes that were killed while they wrote the same file. */
async function removeUnfinished(file: string): Promise<void> {
  for (const name of await readdir(dirname(file))) {
    if (!name.startsWith(`${basename(file)}.`) || !name.endsWith(".part")) continue;
    await rm(join(dirname(file), name), { force: true });
  }
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
}
