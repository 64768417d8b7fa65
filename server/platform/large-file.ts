import { mkdir, open, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { moveIntoPlace, tempPathOf } from "./atomic-file.ts";

/**
 * Writes a file, and the folders it is in, without blocking the process. Afterwards it is complete
 * and on disk, or unchanged.
 */
export async function writeLargeFile(path: string, bytes: Buffer): Promise<void> {
  const created = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  if (created) await flushFolder(dirname(created));
  try {
    await writeFile(tempPathOf(path), bytes, { mode: 0o600, flush: true });
    await moveIntoPlace(path);
  } finally {
    await rm(tempPathOf(path), { force: true });
  }
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  await folder.sync().finally(() => folder.close());
}
