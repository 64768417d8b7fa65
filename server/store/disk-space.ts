import { statfs } from "node:fs/promises";
import { formLimits } from "#domain/form-limits.ts";
import { isOutOfSpace } from "#server/platform/out-of-space.ts";

/** Bytes the largest request needs: its file once in the database's WAL and once in its table. */
export const MIN_FREE_BYTES = 2 * formLimits.fileBytes;

/**
 * Checks that a folder's disk has space for one more request of the largest kind. SQLite can
 * overwrite existing pages long after the disk is full, so a successful write proves nothing.
 * @throws if there is too little space.
 */
export async function checkDiskSpace(folder: string, minFree = MIN_FREE_BYTES): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < minFree)
    throw new OutOfSpaceError(`the disk is full: ${free} bytes are left, ${minFree} are needed`);
}

const REMEMBER_MS = 10_000;

/** The disk is full, as measured or remembered. */
class OutOfSpaceError extends Error {
  readonly code = "ENOSPC";
}

/**
 * Remembers that a query found no room. An overwritten row may still fit where a new lead
 * doesn't, so a test write proves nothing, and a remote PostgreSQL's disk can't be measured.
 */
export class RecentOutOfSpace {
  readonly #now: () => number;
  #last = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds since any fixed moment. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Remembers a query's error if it was out of space. */
  note(error: unknown): void {
    if (isOutOfSpace(error)) this.#last = this.#now();
  }

  /** @throws if a query found no room within the last ten seconds. */
  check(): void {
    if (this.#now() - this.#last <= REMEMBER_MS)
      throw new OutOfSpaceError("the disk was full a moment ago: a query found no room");
  }
}
