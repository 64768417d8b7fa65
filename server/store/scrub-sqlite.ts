import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { SQLITE_FILE } from "./sqlite.ts";

const PROGRAM = join(import.meta.dirname, "scrub-process.ts");

/**
 * Removes what deleted rows have left in the SQLite file and its WAL (rule 14.27), by `VACUUM` in a
 * separate process, so that this one keeps serving. Others can read meanwhile; writing waits.
 * @throws if it fails, with the reason for the owner.
 */
export async function scrubSqlite(dataDir: string): Promise<void> {
  const folder = resolve(dataDir);
  try {
    await promisify(execFile)(process.execPath, [PROGRAM, join(folder, SQLITE_FILE)], {
      // The copy of the database that is written meanwhile stays in the data folder.
      env: { SQLITE_TMPDIR: folder },
    });
  } catch (error) {
    throw new Error(
      `The rows are deleted, but what they left in the database file is still there (${reason(error)}). The shop tries again by itself.`,
      { cause: error },
    );
  }
}

/** The error's message from the output of an uncaught error, or else the whole message. */
function reason(error: unknown): string {
  const { stderr = "", message = String(error) } = error as { stderr?: string; message?: string };
  return /^\w*Error: (.*)$/m.exec(stderr)?.[1] ?? message;
}
