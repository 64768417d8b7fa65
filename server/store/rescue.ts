import { closeSync, existsSync, openSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import Database from "better-sqlite3";
import type { OpenSqlite } from "./sqlite.ts";

/** The outcome of rescuing a lost database. */
export type RescueResult =
  /** The files are in place again or could be repaired: the shop continues. */
  | { kind: "repaired" }
  /** The file is complete under another name, so nothing needs to be copied. */
  | { kind: "elsewhere" }
  /** The data that only this process could still read was copied to this file. */
  | { kind: "copied"; file: string };

/** How many pages are copied before other work gets a turn. */
const PAGES_PER_TURN = 1_000;

/**
 * Repairs what can be repaired without a restart; otherwise copies the data that would be lost
 * when this process ends. Call while no query is in flight.
 * @throws if there is no space or permission to write beside the data folder either.
 */
export async function rescue(open: OpenSqlite, dataDir: string, now: Date): Promise<RescueResult> {
  const loss = open.files.check();
  if (!loss) return { kind: "repaired" };
  if (loss.kind === "log-gone" && reopenWal(open)) return { kind: "repaired" };
  if (!loss.onlyInThisProcess) return { kind: "elsewhere" };
  return { kind: "copied", file: await copyToRescueFile(open.database, dataDir, now) };
}

/**
 * Repairs a database whose WAL was deleted: moves the WAL's content into the database and starts a
 * new WAL. Fails while another process has them open.
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
  const tempFile = join(dirname(file), `.${basename(file)}.${process.pid}.part`);
  // It contains personal data: readable by the owner only, from the start.
  closeSync(openSync(tempFile, "wx", 0o600));
  try {
    await database.backup(tempFile, { progress: () => PAGES_PER_TURN });
    // Complete in one file, so that it can be copied anywhere.
    const copy = new Database(tempFile);
    copy.pragma("journal_mode = DELETE");
    copy.close();
    renameSync(tempFile, file);
    return file;
  } finally {
    for (const suffix of ["", "-wal", "-shm", "-journal"])
      rmSync(tempFile + suffix, { force: true });
  }
}
