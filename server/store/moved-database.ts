import { existsSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { MOVED_AWAY } from "./migrate.ts";
import { retryOnBusy } from "./retry-on-busy.ts";
import type { Tables } from "./schema.ts";
import { scrubSqlite } from "./scrub-sqlite.ts";
import { SQLITE_FILE, sqliteDialect } from "./sqlite.ts";

const STEPS = "schema_migrations";

/**
 * Deletes all rows of the SQLite database that a move to PostgreSQL left in `dataDir`, if there is
 * one, and scrubs its files: a person erased after the move must not remain in it (rule 14.27). The
 * write block stays, so that a shop started without `DATABASE_URL` still reports the problem.
 */
export async function emptyMovedDatabase(dataDir: string): Promise<void> {
  if (!existsSync(join(dataDir, SQLITE_FILE))) return;
  const movedDb = new Kysely<Tables>({ dialect: sqliteDialect(dataDir) });
  try {
    if (!(await wasMoved(movedDb))) return;
    await retryOnBusy(() => movedDb.transaction().execute(emptyWriteBlocked));
    await scrubSqlite(dataDir);
  } finally {
    await movedDb.destroy();
  }
}

async function wasMoved(movedDb: Kysely<Tables>): Promise<boolean> {
  if (!(await tablesOf(movedDb)).includes(STEPS)) return false;
  const { rows } = await sql`select 1 from ${sql.table(STEPS)} where name = ${MOVED_AWAY}`.execute(
    movedDb,
  );
  return rows.length > 0;
}

/** Drops the write block's triggers and creates them again, all in one transaction. */
async function emptyWriteBlocked(movedDb: Kysely<Tables>): Promise<void> {
  const { rows: triggers } = await sql<{
    name: string;
    sql: string;
  }>`select name, sql from sqlite_master where type = 'trigger'`.execute(movedDb);
  await sql`pragma defer_foreign_keys = on`.execute(movedDb);
  for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(movedDb);
  for (const table of await tablesOf(movedDb)) {
    if (table !== STEPS) await sql`delete from ${sql.table(table)}`.execute(movedDb);
  }
  for (const trigger of triggers) await sql.raw(trigger.sql).execute(movedDb);
}

async function tablesOf(movedDb: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master
    where type = 'table' and name not like 'sqlite\\_%' escape '\\'`.execute(movedDb);
  return rows.map(({ name }) => name);
}
