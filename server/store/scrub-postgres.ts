import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { retryOnBusy } from "./retry-on-busy.ts";
import type { Tables } from "./schema.ts";

/**
 * The tables that hold personal data, and the planner's statistics, which hold common values of
 * their columns.
 */
const TABLES = ["leads", "bookings", "deliveries", "recent_contents", "lead_files", "pg_statistic"];

/** Longest wait for a table's lock; other queries wait behind it. */
const LOCK_TIMEOUT = "300ms";
const MAX_WAIT_TRIES = 6_000;
const PAUSE_MS = 50;

/**
 * Removes what deleted rows have left in the files of the tables with personal data (rule 14.27).
 * The WAL belongs to the database server: it is advanced if the role may do that, otherwise it ages
 * out.
 * @throws if another transaction stays open for five minutes.
 */
export async function scrubPostgres(db: Kysely<Tables>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(connection);
    try {
      for (const table of TABLES) await rewrite(connection, table);
    } finally {
      await sql`reset lock_timeout`.execute(connection);
    }
  });
  for (const advance of [sql`select pg_switch_wal()`, sql`checkpoint`]) {
    await advance.execute(db).catch(ignoreMissingRight);
  }
}

/**
 * Rewrites a table without its deleted rows, under a lock that others wait for, and its statistics.
 * If the role doesn't own `pg_statistic`, the server only warns and skips it.
 */
async function rewrite(db: Kysely<Tables>, table: string): Promise<void> {
  // Twice: the first pass can't see a connection that is just opening and may keep rows for it.
  for (let pass = 1; pass <= 2; pass += 1) {
    await waitForOlderTransactions(db);
    await retryOnBusy(() => sql`vacuum (full, analyze) ${sql.table(table)}`.execute(db));
  }
}

/**
 * Waits until every transaction started before now, in any database, has ended, because `VACUUM FULL`
 * keeps the rows such a transaction might still read. A writing transaction counts between
 * its statements too, when it has an id but no snapshot.
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
    await sleep(PAUSE_MS);
  }
  throw new Error(
    "A transaction has been open on the database server for five minutes: the rows are deleted, but their bytes may still be in its files. The shop tries again by itself.",
  );
}

function ignoreMissingRight(error: unknown): void {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : "";
  if (code !== "42501") throw error;
}
