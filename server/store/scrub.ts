import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { retryOnBusy } from "./retry-on-busy.ts";
import type { Tables } from "./schema.ts";
import { vacuumInProcess } from "./vacuum-in-process.ts";

const CHECKPOINT_TRIES = 100;
const MAX_WAIT_TRIES = 600;

/**
 * Rewrites the database file without free pages and empties the write-ahead log, so that no
 * deleted byte is left in either (rule 14.27). Readers and writers in other processes may go on.
 */
export async function scrubSqlite(db: Kysely<Tables>, dataDir: string): Promise<void> {
  await vacuumInProcess(dataDir);
  for (let attempt = 1; attempt <= CHECKPOINT_TRIES; attempt += 1) {
    const { rows } = await retryOnBusy(() =>
      sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db),
    );
    if (rows[0]?.busy === 0) return;
    await sleep(50);
  }
  throw new Error(
    "The database is in constant use: the rows are deleted, but the write-ahead log could not be emptied. Run the command again in a quiet minute.",
  );
}

/** The tables that hold personal data. */
const TABLES_WITH_PERSONAL_DATA = [
  "leads",
  "bookings",
  "deliveries",
  "recent_contents",
  "lead_files",
] as const;

/**
 * Rewrites the tables that held personal data, and the planner's statistics, where PostgreSQL keeps
 * what typically stands in their columns. Its own write-ahead log belongs to the database server: it
 * is advanced where the role may do so, else it ages out automatically.
 */
export async function scrubPostgres(db: Kysely<Tables>): Promise<void> {
  // Twice: a connection that was just opening is seen by nobody, and keeps rows from the first.
  for (let pass = 1; pass <= 2; pass += 1) {
    await waitForOlderTransactions(db);
    for (const table of TABLES_WITH_PERSONAL_DATA) {
      await retryOnBusy(() => dropStatistics(db, table));
      await retryOnBusy(() => sql`vacuum (full, analyze) ${sql.table(table)}`.execute(db));
    }
    // A role that does not own the database is told so by the server, which goes on.
    await retryOnBusy(() => sql`vacuum (full) pg_statistic`.execute(db));
  }
  for (const advance of [sql`select pg_switch_wal()`, sql`checkpoint`]) {
    await advance.execute(db).catch(ignoreMissingRight);
  }
}

/**
 * Forgets what the planner knows of a table's texts: analysing a table that is empty by now would
 * leave it as it was. A column that is given the type it has loses its statistics; no row is touched.
 */
async function dropStatistics(db: Kysely<Tables>, table: string): Promise<void> {
  const { rows } = await sql<{ column: string }>`
    select stats.attname as column from pg_stats as stats
    join information_schema.columns as known
      on known.table_schema = stats.schemaname
      and known.table_name = stats.tablename and known.column_name = stats.attname
    where stats.schemaname = current_schema() and stats.tablename = ${table}
    and known.data_type = 'text' and stats.attname not in ('id', 'lead_id')`.execute(db);
  if (rows.length === 0) return;
  const resetTypes = rows.map(({ column }) => sql`alter column ${sql.ref(column)} type text`);
  await sql`alter table ${sql.table(table)} ${sql.join(resetTypes)}`.execute(db);
}

/**
 * Waits until every transaction that began before now has ended, in whichever database: what such a
 * one might still read, rewriting a table would keep. One that writes counts between its statements
 * too, when it shows an id but no snapshot.
 */
async function waitForOlderTransactions(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{
    now: string;
  }>`select pg_current_xact_id()::xid::text as now`.execute(db);
  const now = rows[0]?.now ?? "0";
  for (let attempt = 1; attempt <= MAX_WAIT_TRIES; attempt += 1) {
    const older = await sql`select 1 from pg_stat_activity
      where pid <> pg_backend_pid()
      and greatest(age(backend_xmin), age(backend_xid)) >= age(${now}::text::xid)
      limit 1`.execute(db);
    if (older.rows.length === 0) return;
    await sleep(50);
  }
  throw new Error(
    "A transaction has been open on the database server for half a minute: the rows are deleted, but their bytes may still be in its files. Run the command again when it has ended.",
  );
}

function ignoreMissingRight(error: unknown): void {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : "";
  if (code !== "42501") throw error;
}
