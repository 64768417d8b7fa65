import { createHash } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { writeLargeFile } from "#server/platform/large-file.ts";

/**
 * Number of folders the files are spread over, so that removing old files searches only one of
 * them.
 */
const FOLDERS = 256;
const DEFAULT_MAX_BYTES = 1_000_000_000;

/**
 * Copies of files on this machine's disk, which may be deleted at any time. Processes may share
 * it: nothing about it is kept in memory.
 */
export class DiskCache {
  readonly #folder: string;
  readonly #maxBytes: number;

  constructor(folder: string, maxBytes = DEFAULT_MAX_BYTES) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  /** Where the copy is; undefined if there is none. */
  async find(path: string): Promise<string | undefined> {
    const file = this.#fileOf(path);
    const found = await stat(file).catch(() => undefined);
    return found?.isFile() ? file : undefined;
  }

  /** Stores a copy, removes the oldest ones of its folder if necessary, and returns its path. */
  async add(path: string, bytes: Buffer): Promise<string> {
    const file = this.#fileOf(path);
    await writeLargeFile(file, bytes);
    await removeOldest(join(file, ".."), this.#maxBytes / FOLDERS, basename(file));
    return file;
  }

  #fileOf(path: string): string {
    const number = createHash("sha256").update(path).digest().readUInt8();
    return join(this.#folder, String(number), path.replaceAll("/", "_"));
  }
}

async function removeOldest(folder: string, maxBytes: number, newest: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined);
      return { name, size: found?.size ?? 0, at: found?.mtimeMs ?? 0 };
    }),
  );
  let size = files.reduce((sum, file) => sum + file.size, 0);
  for (const file of files.toSorted((a, b) => a.at - b.at)) {
    if (size <= maxBytes) return;
    if (file.name === newest) continue;
    await rm(join(folder, file.name), { force: true });
    size -= file.size;
  }
}
