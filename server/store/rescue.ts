import { closeSync, existsSync, openSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import Database from "better-sqlite3";
import type { OpenSqlite } from "./sqlite.ts";

/** What became of a database whose files are not at their place any more. */
export type RescueResult =
  /** The files were put back, or could be made whole again: the shop goes on. */
  | { kind: "repaired" }
  /** The file is complete under another name, and nothing needs to be copied. */
  | { kind: "elsewhere" }
  /** What only this process could still read is in this file now. */
  | { kind: "copied"; file: string };

/** How many pages are copied before requests have their turn. */
const PAGES_PER_TURN = 1_000;

/**
 * Puts right what can be put right without a restart, and else copies what would end with this
 * process. To be called while no query is under way.
 * @throws when there is no room or no right to write beside the data folder either.
 */
export async function rescue(open: OpenSqlite, dataDir: string, now: Date): Promise<RescueResult> {
  const loss = open.files.check();
  if (!loss) return { kind: "repaired" };
  if (loss.kind === "log-gone" && reopenWal(open)) return { kind: "repaired" };
  if (!loss.onlyInThisProcess) return { kind: "elsewhere" };
  return { kind: "copied", file: await copyToRescueFile(open.database, dataDir, now) };
}

/**
 * The log was deleted, the database was not: what the log holds is moved into the database, and a new
 * log is begun. Fails while another process has them open.
 */
function reopenWal({ database, files }: OpenSqlite): boolean {
  try {
    if (database.pragma("journal_mode = DELETE", { simple: true }) !== "delete") return false;
    database.pragma("journal_mode = WAL");
    database.pragma("schema_version");
    files.rememberFiles();
    return files.check() === undefined;
  } catch {
    return false;
  }
}

async function copyToRescueFile(
  database: Database.Database,
  dataDir: string,
  now: Date,
): Promise<string> {
  const name = `rescued-${now.toISOString().replaceAll(/[:.]/g, "-")}.sqlite`;
  const file = existsSync(dataDir) ? join(dataDir, name) : `${resolve(dataDir)}-${name}`;
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}.part`);
  // It holds people's data: readable by the owner only, from the start.
  closeSync(openSync(draft, "wx", 0o600));
  try {
    await database.backup(draft, { progress: () => PAGES_PER_TURN });
    // Whole in one file, wherever it is copied.
    const copy = new Database(draft);
    copy.pragma("journal_mode = DELETE");
    copy.close();
    renameSync(draft, file);
    return file;
  } finally {
    for (const suffix of ["", "-wal", "-shm", "-journal"]) rmSync(draft + suffix, { force: true });
  }
}
