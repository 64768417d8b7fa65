import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { SQLITE_FILE } from "#server/store/sqlite.ts";

const PROGRAM = join(import.meta.dirname, "program.ts");

/**
 * Overwrites the bytes that deleted rows have left in the SQLite file and its WAL (rule 14.27), in
 * a separate process: this one keeps serving. Other processes can keep reading and writing. No
 * row's own bytes are left by SQLite itself, as every connection deletes with `secure_delete`.
 * @throws if it fails, with advice for the owner.
 */
export async function clearInProcess(dataDir: string): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [PROGRAM, join(resolve(dataDir), SQLITE_FILE)], {
      env: {},
    });
  } catch (error) {
    throw new Error(
      `The rows are deleted, but what they left in the database file could not be overwritten (${reason(error)}). Run the command again when that is fixed.`,
      { cause: error },
    );
  }
}

/** SQLite's error message from the output of an uncaught error, or else the whole message. */
function reason(error: unknown): string {
  const { stderr = "", message = String(error) } = error as { stderr?: string; message?: string };
  return /^\w*Error: (.*)$/m.exec(stderr)?.[1] ?? message;
}
