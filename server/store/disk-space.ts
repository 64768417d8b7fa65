import { statfs } from "node:fs/promises";
import { formLimits } from "#domain/form-limits.ts";
import { isOutOfSpace } from "#server/platform/out-of-space.ts";

/** Bytes the largest request takes: its file once in the database's log, once in its table. */
export const MIN_FREE_BYTES = 2 * formLimits.fileBytes;

/**
 * Whether a folder's disk has room for one more request of the largest kind. The embedded database
 * can overwrite what it has long after a disk is full, so that writing alone does not tell.
 * @throws when it has not.
 */
export async function checkDiskSpace(folder: string, minFree = MIN_FREE_BYTES): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < minFree)
    throw new OutOfSpaceError(`the disk is full: ${free} bytes are left, ${minFree} are needed`);
}

const REMEMBER_MS = 10_000;

/** There is no room, by a look at the disk or from memory. */
class OutOfSpaceError extends Error {
  readonly code = "ENOSPC";
}

/**
 * Remembers that a query found no room. A row that is overwritten may still fit where a new lead does
 * not, so that writing one tells nothing; and the disk of a PostgreSQL elsewhere can't be asked.
 */
export class RecentOutOfSpace {
  readonly #now: () => number;
  #last = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds since any fixed moment. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Takes note of a query's error. */
  note(error: unknown): void {
    if (isOutOfSpace(error)) this.#last = this.#now();
  }

  /** @throws while the last want of room is ten seconds old or less. */
  check(): void {
    if (this.#now() - this.#last <= REMEMBER_MS)
      throw new OutOfSpaceError("the disk was full a moment ago: a query found no room");
  }
}
