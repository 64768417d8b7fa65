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

/** What a file is to hold. */
export interface AtomicFile {
  path: string;
  content: string | Buffer;
}

/** Readable by the owner only, as everything with people's data in it. */
const OWNER_ONLY = 0o600;

/** Where a file is written before it takes its place: beside it, so on the same disk. */
export function tempPathOf(path: string): string {
  return `${path}.${process.pid}.part`;
}

/**
 * Writes files of one folder, each there whole and on disk or as it was, whatever happens meanwhile.
 * All are written before the first takes its place.
 * @param mode of new files; the owner's alone unless something else is given.
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

/** Writes a file whole, or leaves the one another process was quicker with. */
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

/** Gives a draft that is on disk already its place, for what is too large or too frequent to wait for. */
export async function moveIntoPlace(path: string): Promise<void> {
  await rename(tempPathOf(path), path);
  const folder = await open(dirname(path), "r");
  await folder.sync().finally(() => folder.close());
}

/** What a folder holds is on disk afterwards; also when another process has just put it there. */
function flushFolder(path: string): void {
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
