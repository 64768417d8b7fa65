import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { SQLITE_FILE } from "./sqlite.ts";

const PROGRAM = join(import.meta.dirname, "vacuum.ts");

/**
 * Rewrites the SQLite file without free pages in a separate process (decision 025): this process
 * keeps serving, and only writers wait. The temporary copy is an unnamed file in the data folder.
 * @throws if it fails, with advice for the owner.
 */
export async function vacuumInProcess(dataDir: string): Promise<void> {
  const folder = resolve(dataDir);
  try {
    await promisify(execFile)(process.execPath, [PROGRAM, join(folder, SQLITE_FILE)], {
      env: { SQLITE_TMPDIR: folder },
    });
  } catch (error) {
    throw new Error(
      `The rows are deleted, but the database file could not be rewritten without what they left in it (${reason(error)}). It needs twice the file's size free on the disk of the data folder. Run the command again when that is fixed.`,
      { cause: error },
    );
  }
}

/** SQLite's error message from the output of an uncaught error, or else the whole message. */
function reason(error: unknown): string {
  const { stderr = "", message = String(error) } = error as { stderr?: string; message?: string };
  return /^\w*Error: (.*)$/m.exec(stderr)?.[1] ?? message;
}
