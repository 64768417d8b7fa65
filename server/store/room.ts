import { statfs } from "node:fs/promises";
import { formLimits } from "#domain/form-limits.ts";
import { isFull } from "#server/platform/disk-full.ts";

/** Bytes the largest request takes: its file once in the database's log, once in its table. */
export const LEAST_ROOM = 2 * formLimits.fileBytes;

/**
 * Whether a folder's disk has room for one more request of the largest kind. The embedded database
 * can overwrite what it has long after a disk is full, so that writing alone does not tell.
 * @throws when it has not.
 */
export async function checkRoom(folder: string, least = LEAST_ROOM): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < least)
    throw new DiskFull(`the disk is full: ${free} bytes are left, ${least} are needed`);
}

const REMEMBERED_MS = 10_000;

/** There is no room, by a look at the disk or from memory. */
class DiskFull extends Error {
  readonly code = "ENOSPC";
}

/**
 * Remembers that a query found no room. A row that is overwritten may still fit where a new lead does
 * not, so that writing one tells nothing; and the disk of a PostgreSQL elsewhere can't be asked.
 */
export class WantOfRoom {
  readonly #now: () => number;
  #last = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds since any fixed moment. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Takes note of a query's error. */
  note(error: unknown): void {
    if (isFull(error)) this.#last = this.#now();
  }

  /** @throws while the last want of room is ten seconds old or less. */
  check(): void {
    if (this.#now() - this.#last <= REMEMBERED_MS)
      throw new DiskFull("the disk was full a moment ago: a query found no room");
  }
}
