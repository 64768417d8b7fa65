import { existsSync } from "node:fs";
import Database from "better-sqlite3";

/** `user_version` of a database that is closed without a write-ahead log, as below. */
export const CLOSED_CLEANLY_VERSION = 1;
const MAX_WAIT_MS = 5_000;
const PAUSE_MS = 20;

/**
 * Opens the file with a write-ahead log. Another process that opens or closes it at this moment
 * makes it wait: SQLite itself does not, since both could wait for each other.
 */
export function openWithWal(file: string): Database.Database {
  const deadline = performance.now() + MAX_WAIT_MS;
  for (;;) {
    const database = new Database(file);
    try {
      database.pragma(`busy_timeout = ${MAX_WAIT_MS}`);
      if (Number(database.pragma("user_version", { simple: true })) < CLOSED_CLEANLY_VERSION) {
        database.pragma(`user_version = ${CLOSED_CLEANLY_VERSION}`);
      }
      database.pragma("journal_mode = WAL");
      // Opens the companions too, so that they can be looked at.
      database.pragma("schema_version");
      return database;
    } catch (error) {
      database.close();
      if (!isBusy(error) || performance.now() > deadline) throw error;
      sleepSync();
    }
  }
}

/**
 * Says in the file itself that it is whole without a write-ahead log, once nobody has it open any
 * more: one that says the opposite and has no log beside it was copied while it was in use
 * (decision 024).
 */
export function markClosedCleanly(file: string): void {
  if (!existsSync(file) || existsSync(`${file}-wal`)) return;
  try {
    const database = new Database(file, { fileMustExist: true });
    try {
      database.pragma("busy_timeout = 1000");
      database.pragma("journal_mode = DELETE");
    } finally {
      database.close();
    }
  } catch {
    // Another process has opened it since: that one will. Or the disk is full or gone: a later start
    // then warns for nothing, which costs less than a stop that fails.
  }
}

/** Waits without giving the process anything else to do. */
export function sleepSync(ms = PAUSE_MS): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");
}
