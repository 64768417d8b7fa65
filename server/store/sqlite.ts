import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import type Database from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver } from "kysely";
import { DatabaseFiles } from "./database-files.ts";
import { DatabaseLostError } from "./database-lost.ts";
import { markClosedCleanly, openWithWal } from "./sqlite-wal.ts";

/** Name of the database file in `DATA_DIR`. */
export const SQLITE_FILE = "shop.sqlite";

/** An open SQLite database. */
export interface OpenSqlite {
  database: Database.Database;
  files: DatabaseFiles;
  /** It was copied while in use, so the latest leads are missing. */
  copiedWithoutWal: boolean;
}

/**
 * The SQLite dialect, which opens the database at the first query. If opening fails, that query
 * fails and the next one tries again.
 * @param onOpen runs before any query; if it throws, the database is closed again.
 */
export function sqliteDialect(
  dataDir: string,
  onOpen: (open: OpenSqlite) => Promise<void> = async () => {},
): SqliteDialect {
  return new ImmediateSqliteDialect(async () => {
    const open = openSqlite(dataDir);
    try {
      await onOpen(open);
      return open;
    } catch (error) {
      closeSqlite(open);
      throw error;
    }
  });
}

/** A dialect for a database that is already open; destroying it doesn't close the file. */
export function dialectOf(open: OpenSqlite): SqliteDialect {
  return new ImmediateSqliteDialect(async () => open);
}

/**
 * Opens the database so that committed data survives `kill -9` and power failures
 * (`synchronous=FULL`) and deleted data is overwritten with zeros (`secure_delete`).
 */
function openSqlite(dataDir: string): OpenSqlite {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, SQLITE_FILE);
  // Readable by the owner only; SQLite gives the -wal and -shm files the same mode. An existing
  // file is left alone: closing it would release this process's locks on it.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  const files = new DatabaseFiles(file);
  try {
    const copiedWithoutWal = files.copiedWithoutWal();
    const database = openWithWal(file);
    database.pragma("synchronous = FULL");
    database.pragma("foreign_keys = ON");
    database.pragma("secure_delete = ON");
    database.pragma("temp_store = MEMORY");
    files.rememberFiles();
    // Short from now on, as waiting here blocks the whole process; `retryOnBusy` waits without
    // blocking.
    database.pragma("busy_timeout = 20");
    return { database, files, copiedWithoutWal };
  } catch (error) {
    files.close();
    throw error;
  }
}

function closeSqlite({ database, files }: OpenSqlite): void {
  const lost = files.check() !== undefined;
  database.close();
  files.close();
  if (!lost) markClosedCleanly(files.path);
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #open: () => Promise<OpenSqlite>;

  constructor(open: () => Promise<OpenSqlite>) {
    super({ database: async () => (await open()).database });
    this.#open = open;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#open);
  }
}

/**
 * Takes the write lock at the start of a transaction: one that reads first and writes later could
 * lose the lock to another process in between, which waiting can't fix. Commits only what a
 * restart would find (rule 14.3).
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #opened: { now?: OpenSqlite };

  constructor(open: () => Promise<OpenSqlite>) {
    const opened: { now?: OpenSqlite } = {};
    super({
      database: async () => {
        opened.now = await open();
        return opened.now.database;
      },
    });
    this.#opened = opened;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /**
   * Checks before committing, so that nothing is stored and then refused, and after it, to be
   * sure.
   */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#refuseIfLost();
    await super.commitTransaction(connection);
    this.#refuseIfLost();
  }

  /**
   * After a full disk or an I/O error, SQLite has already rolled back; its error must be the one
   * that is thrown.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#opened.now?.database.inTransaction) await super.rollbackTransaction(connection);
  }

  override async destroy(): Promise<void> {
    if (this.#opened.now) closeSqlite(this.#opened.now);
  }

  #refuseIfLost(): void {
    if (this.#opened.now) checkNotLost(this.#opened.now);
  }
}

/** @throws DatabaseLostError if a restart would not find this database (rule 14.3). */
export function checkNotLost({ files }: OpenSqlite): void {
  const loss = files.check();
  if (loss) throw new DatabaseLostError(files.path, loss);
}
