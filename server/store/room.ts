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

const REMEMBERED_MS = 10_000;
/** PostgreSQL's and SQLite's codes for it. */
const FULL = ["53100", "SQLITE_FULL"];

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
    if (FULL.includes((error as { code?: string } | undefined)?.code ?? ""))
      this.#last = this.#now();
  }

  /** @throws while the last want of room is ten seconds old or less. */
  check(): void {
    if (this.#now() - this.#last <= REMEMBERED_MS)
      throw new Error("the disk was full a moment ago: a query found no room");
  }
}
