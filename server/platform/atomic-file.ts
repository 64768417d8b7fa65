import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { open, rename } from "node:fs/promises";
import { dirname } from "node:path";

/** A file to write. */
export interface AtomicFile {
  path: string;
  content: string | Buffer;
}

/** Only the files' owner may read them, because they may contain personal data. */
const OWNER_ONLY = 0o600;

/** Where a file is written before it is renamed to `path`: beside it, so on the same disk. */
export function tempPathOf(path: string): string {
  return `${path}.${process.pid}.part`;
}

/**
 * Writes files so that each is either complete and on disk or unchanged, even after a crash. All
 * are written before the first is renamed into place.
 * @param mode of new files; by default only their owner may access them.
 */
export function writeAtomically(files: readonly AtomicFile[], mode = OWNER_ONLY): void {
  try {
    for (const { path, content } of files) {
      writeFileSync(tempPathOf(path), content, { mode, flush: true });
    }
    for (const { path } of files) renameSync(tempPathOf(path), path);
  } finally {
    for (const { path } of files) rmSync(tempPathOf(path), { force: true });
  }
  for (const folder of new Set(files.map(({ path }) => dirname(path)))) flushFolder(folder);
}

/** Writes a complete file, unless another process has created it first. */
export function writeAtomicallyOnce({ path, content }: AtomicFile): void {
  try {
    writeFileSync(tempPathOf(path), content, { mode: OWNER_ONLY, flush: true });
    linkSync(tempPathOf(path), path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(tempPathOf(path), { force: true });
  }
  flushFolder(dirname(path));
}

/**
 * Renames the temporary file, which must be on disk already, to `path`. Asynchronous, for files
 * that are too large or written too often to block.
 */
export async function moveIntoPlace(path: string): Promise<void> {
  await rename(tempPathOf(path), path);
  const folder = await open(dirname(path), "r");
  await folder.sync().finally(() => folder.close());
}

/** Flushes a folder's entries to disk, including those another process has just added. */
function flushFolder(path: string): void {
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
