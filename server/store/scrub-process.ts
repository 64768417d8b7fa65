// A separate process that scrubs the SQLite file named on its command line: see scrub-sqlite.ts.
import { dirname } from "node:path";
import Database from "better-sqlite3";
import { checkDiskSpace, MIN_FREE_BYTES } from "./disk-space.ts";
import { sleepSync } from "./sqlite-wal.ts";

/** A backup may read one state of the database for this long. */
const MAX_WAIT_MS = 300_000;
/** Longest wait for readers within one attempt, as the attempt itself keeps others from writing. */
const BUSY_MS = 20;
const PAUSE_MS = 50;

const [, , path = ""] = process.argv;
const database = new Database(path, { fileMustExist: true });
emptyWal();
await checkDiskSpace(dirname(path), MIN_FREE_BYTES + 2 * bytesInUse());
// For the write lock, while nobody waits for this process.
database.pragma(`busy_timeout = ${MAX_WAIT_MS}`);
database.exec("vacuum");
emptyWal();
database.close();

/** What `VACUUM` writes to a temporary file and again to the WAL. */
function bytesInUse(): number {
  const [pages, free, size] = ["page_count", "freelist_count", "page_size"].map((name) =>
    Number(database.pragma(name, { simple: true })),
  ) as [number, number, number];
  return (pages - free) * size;
}

/**
 * Writes the WAL's content to the file and truncates the WAL.
 * @throws if others read or write all the time.
 */
function emptyWal(): void {
  database.pragma(`busy_timeout = ${BUSY_MS}`);
  const deadline = performance.now() + MAX_WAIT_MS;
  for (;;) {
    const [result] = database.pragma("wal_checkpoint(truncate)") as { busy: number }[];
    if (result?.busy === 0) return;
    if (performance.now() > deadline) throw new Error("The database is in constant use.");
    sleepSync(PAUSE_MS);
  }
}
