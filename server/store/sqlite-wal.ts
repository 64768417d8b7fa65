import { existsSync } from "node:fs";
import Database from "better-sqlite3";

/** `user_version` of a database that is closed without a WAL, see `markClosedCleanly`. */
export const CLOSED_CLEANLY_VERSION = 1;
const MAX_WAIT_MS = 5_000;
const PAUSE_MS = 20;

/**
 * Opens the file with a WAL. Waits while another process is opening or closing it; SQLite itself
 * doesn't wait then, since both could wait for each other.
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
      // Also opens the -wal and -shm files, so that they can be checked.
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
 * Marks the file as complete without a WAL once no process has it open: a file that says it has a
 * WAL but lacks one was copied while in use (decision 024).
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
    // Either another process has opened it since and will do this, or the disk is full or gone:
    // then a later start warns needlessly, which is better than failing to stop.
  }
}

/** Blocks the process for `ms` milliseconds. */
export function sleepSync(ms = PAUSE_MS): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");
}
