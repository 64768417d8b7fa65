import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import type Database from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver } from "kysely";
import { DatabaseFiles } from "./database-files.ts";
import { DatabaseLostError } from "./database-lost.ts";
import { markClosedCleanly, openWithWal } from "./sqlite-wal.ts";

/** Name of the database file in `DATA_DIR`. */
export const SQLITE_FILE = "shop.sqlite";

/** The embedded database, open. */
export interface OpenSqlite {
  database: Database.Database;
  files: DatabaseFiles;
  /** It was copied while it was in use, and what came in last is not in it. */
  copiedWithoutWal: boolean;
}

/**
 * The embedded database, opened by the first query. One that cannot be opened fails that query, and
 * the next one tries again.
 * @param onOpen has the database to itself before any query; when it throws, it is not open.
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

/** Queries on a database that is open already; its file stays open when they are done with. */
export function dialectOf(open: OpenSqlite): SqliteDialect {
  return new ImmediateSqliteDialect(async () => open);
}

/**
 * What was committed survives `kill -9` and a power cut (`synchronous=FULL`), what was deleted is
 * overwritten with zeros (`secure_delete`).
 */
function openSqlite(dataDir: string): OpenSqlite {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, SQLITE_FILE);
  // For the owner's eyes only; SQLite gives its companion files the same mode. One that is there is
  // left alone: closing it would take the locks of a database this process has open off it.
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
    // From now on short: waiting here stops the whole process. `patiently` waits on, asleep.
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
 * Takes the write lock at the start: a transaction that reads first and writes later could
 * otherwise lose it to another process half-way, which no waiting repairs. Ends a transaction as
 * done only when a restart would find it (rule 14.3).
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

  /** Looked at before, so that nothing is stored that is then refused, and after, to be sure. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#refuseIfLost();
    await super.commitTransaction(connection);
    this.#refuseIfLost();
  }

  /** After a full disk or an I/O error SQLite has rolled back automatically; its error is the one to tell. */
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

/** @throws DatabaseLostError when a restart would not find what the database holds (rule 14.3). */
export function checkNotLost({ files }: OpenSqlite): void {
  const loss = files.check();
  if (loss) throw new DatabaseLostError(files.path, loss);
}
