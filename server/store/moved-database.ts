import { existsSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { MOVED_AWAY } from "./migrate.ts";
import { retryOnBusy } from "./retry-on-busy.ts";
import type { Tables } from "./schema.ts";
import { scrubSqlite } from "./scrub.ts";
import { SQLITE_FILE, sqliteDialect } from "./sqlite.ts";

const STEPS = "schema_migrations";

/**
 * Empties the embedded database that a move to PostgreSQL left in `dataDir`, if there is one, byte for byte: whoever is erased after the move must not live on in it (rule 14.27). It stays fenced
 * off, so that a shop started without `DATABASE_URL` still says what is wrong.
 */
export async function emptyMovedDatabase(dataDir: string): Promise<void> {
  if (!existsSync(join(dataDir, SQLITE_FILE))) return;
  const left = new Kysely<Tables>({ dialect: sqliteDialect(dataDir) });
  try {
    if (!(await wasMoved(left))) return;
    await retryOnBusy(() => left.transaction().execute(emptyWriteBlocked));
    await scrubSqlite(left, dataDir);
  } finally {
    await left.destroy();
  }
}

async function wasMoved(left: Kysely<Tables>): Promise<boolean> {
  if (!(await tablesOf(left)).includes(STEPS)) return false;
  const { rows } = await sql`select 1 from ${sql.table(STEPS)} where name = ${MOVED_AWAY}`.execute(
    left,
  );
  return rows.length > 0;
}

/** The fence's triggers are taken down and put up again within the one transaction. */
async function emptyWriteBlocked(left: Kysely<Tables>): Promise<void> {
  const { rows: fence } = await sql<{
    name: string;
    sql: string;
  }>`select name, sql from sqlite_master where type = 'trigger'`.execute(left);
  await sql`pragma defer_foreign_keys = on`.execute(left);
  for (const { name } of fence) await sql`drop trigger ${sql.ref(name)}`.execute(left);
  for (const table of await tablesOf(left)) {
    if (table !== STEPS) await sql`delete from ${sql.table(table)}`.execute(left);
  }
  for (const trigger of fence) await sql.raw(trigger.sql).execute(left);
}

async function tablesOf(left: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master
    where type = 'table' and name not like 'sqlite\\_%' escape '\\'`.execute(left);
  return rows.map(({ name }) => name);
}
