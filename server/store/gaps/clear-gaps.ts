import { fdatasyncSync, readSync, statSync, writeSync } from "node:fs";
import Database from "better-sqlite3";
import { sleepSync } from "#server/store/sqlite-wal.ts";
import { gapsWithBytes, MAX_PAGES } from "./page-gaps.ts";

/** Pages cleared while others can't write: some 20 milliseconds. */
const PAGES_AT_ONCE = 1_024;
/** Longest wait for others in one attempt, as the attempt itself keeps others waiting. */
const BUSY_MS = 20;
const PAUSE_MS = 50;
/** A backup may read one state of the database for this long. */
const MAX_WAIT_MS = 300_000;

/** A database that is open, and its file opened once more for reading and writing. */
export interface OpenFile {
  database: Database.Database;
  file: number;
  walPath: string;
}

/**
 * Overwrites what deleted rows have left in the gaps of pages with zeros, and empties the WAL
 * (decision 025). Others can read at any time and write between the short steps.
 * @throws if the database is in constant use.
 */
export function clearGaps(open: OpenFile): void {
  const { database, file } = open;
  database.pragma(`busy_timeout = ${BUSY_MS}`);
  // What a power failure undoes is done again: only the end must be durable.
  database.pragma("synchronous = NORMAL");
  const pageSize = database.pragma("page_size", { simple: true }) as number;
  requireKnownPages(database);
  // From here on, the file has no page from before the rows were deleted.
  untilFree(() => emptyWal(database));
  const pages = Buffer.alloc(PAGES_AT_ONCE * pageSize);
  // The first page holds only the schema.
  for (let at = pageSize; ; at += pages.length) {
    const length = readSync(file, pages, 0, pages.length, at);
    if (length === 0) break;
    if (gapsWithBytes(pages.subarray(0, length), pageSize).length === 0) continue;
    untilFree(() =>
      whileFileIsCurrent(open, () => {
        const current = pages.subarray(0, readSync(file, pages, 0, pages.length, at));
        for (const { start, end } of gapsWithBytes(current, pageSize)) {
          writeSync(file, current.fill(0, start, end), start, end - start, at + start);
        }
      }),
    );
  }
  fdatasyncSync(file);
  untilFree(() => emptyWal(database));
}

/**
 * Runs `work` while nobody can write and every page is in the file. Changes the database's version
 * afterwards, so that others drop the pages they have in memory, with what was in their gaps.
 */
function whileFileIsCurrent({ database, walPath }: OpenFile, work: () => void): boolean {
  if (!emptyWal(database)) return false;
  database.exec("begin immediate");
  try {
    // Somebody may have written since the WAL was emptied.
    if (statSync(walPath).size > 0) return false;
    const version = database.pragma("user_version", { simple: true });
    work();
    database.pragma(`user_version = ${version}`);
    database.exec("commit");
    return true;
  } finally {
    if (database.inTransaction) database.exec("rollback");
  }
}

/** Returns false if somebody still reads from the WAL or writes. */
function emptyWal(database: Database.Database): boolean {
  const [result] = database.pragma("wal_checkpoint(truncate)") as { busy: number }[];
  return result?.busy === 0;
}

/** Repeats `attempt` until it returns true, with pauses in which others can write. */
function untilFree(attempt: () => boolean): void {
  const deadline = performance.now() + MAX_WAIT_MS;
  while (!isDone(attempt)) {
    if (performance.now() > deadline) throw new Error("The database is in constant use.");
    sleepSync(PAUSE_MS * (0.5 + Math.random()));
  }
}

function isDone(attempt: () => boolean): boolean {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY")) return false;
    throw error;
  }
}

/** @throws if pages of different types can't be told apart. */
function requireKnownPages(database: Database.Database): void {
  const pages = database.pragma("page_count", { simple: true }) as number;
  const movesPages = database.pragma("auto_vacuum", { simple: true }) !== 0;
  if (pages >= MAX_PAGES || movesPages) {
    throw new Error(
      movesPages
        ? 'The file was set to "auto_vacuum", which the shop does not do.'
        : "The file is too large; move to PostgreSQL.",
    );
  }
}
