import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver } from "kysely";

/** Name of the database file in `DATA_DIR`. */
export const SQLITE_FILE = "shop.sqlite";

/**
 * The embedded database. What was committed survives `kill -9` and a power cut
 * (`synchronous=FULL`), what was deleted is overwritten with zeros (`secure_delete`).
 */
export function sqliteDialect(dataDir: string): SqliteDialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, SQLITE_FILE);
  // For the owner's eyes only; SQLite gives its companion files the same mode. One that is there is
  // left alone: closing it would take the locks of a database this process has open off it.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  const database = new Database(file);
  database.pragma("busy_timeout = 5000");
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  database.pragma("secure_delete = ON");
  database.pragma("temp_store = MEMORY");
  // From now on short: waiting here stops the whole process. `patiently` waits on, asleep.
  database.pragma("busy_timeout = 20");
  return new ImmediateSqliteDialect(database);
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#database);
  }
}

/**
 * Takes the write lock at the start: a transaction that reads first and writes later could
 * otherwise lose it to another process half-way, which no waiting repairs.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database });
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** After a full disk or an I/O error SQLite has rolled back by itself; its error is the one to tell. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}
