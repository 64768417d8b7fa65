import { statfs } from "node:fs/promises";
import { formLimits } from "#domain/form-limits.ts";

/** Bytes the largest request takes: its file once in the database's log, once in its table. */
const LEAST_ROOM = 2 * formLimits.fileBytes;

/**
 * Whether a folder's disk has room for one more request of the largest kind. The embedded database
 * can overwrite what it has long after a disk is full, so that writing alone does not tell.
 * @throws when it has not.
 */
export async function checkRoom(folder: string, least = LEAST_ROOM): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < least)
    throw new Error(`the disk is full: ${free} bytes are left, ${least} are needed`);
}
