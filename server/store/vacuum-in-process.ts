import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { SQLITE_FILE } from "./sqlite.ts";

const PROGRAM = join(import.meta.dirname, "vacuum.ts");

/**
 * Rewrites the embedded database's file without free pages and gaps, in a process of its own
 * (decision 025): this one goes on serving, and only writers wait. The copy it needs for that moment
 * is a nameless file in the data folder.
 */
export async function vacuumInProcess(dataDir: string): Promise<void> {
  const folder = resolve(dataDir);
  try {
    await promisify(execFile)(process.execPath, [PROGRAM, join(folder, SQLITE_FILE)], {
      env: { SQLITE_TMPDIR: folder },
    });
  } catch (error) {
    throw new Error(
      `The rows are deleted, but the database file could not be rewritten without what they left in it (${reason(error)}). It needs twice the file's size free on the disk of the data folder. Run the command again when that is mended.`,
      { cause: error },
    );
  }
}

/** SQLite's own words, from the last line of an uncaught error that has them. */
function reason(error: unknown): string {
  const { stderr = "", message = String(error) } = error as { stderr?: string; message?: string };
  return /^\w*Error: (.*)$/m.exec(stderr)?.[1] ?? message;
}
