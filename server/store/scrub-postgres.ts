import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { retryOnBusy } from "./retry-on-busy.ts";
import type { Tables } from "./schema.ts";

/** The tables that hold personal data. */
const TABLES = [
  "leads",
  "bookings",
  "deliveries",
  "recent_contents",
  "lead_files",
  "lead_history",
  "lead_words",
  "quotes",
  "quote_versions",
  "quote_prices",
  "quote_messages",
  "quote_payments",
];

const PAUSE_MS = 50;
/** All tries together take five minutes, because a backup may read for that long. */
const MAX_TRIES = 6_000;

/**
 * Removes what deleted rows have left in the files of the tables with personal data (rule 14.27),
 * and in the planner's statistics, which hold common values of their columns. The WAL belongs to the
 * database server: it is advanced if the role may do that, otherwise it ages out.
 * @throws if another transaction stays open for five minutes.
 */
export async function scrubPostgres(db: Kysely<Tables>): Promise<void> {
  // Twice: the first pass can't see a connection that is just opening and may keep rows for it.
  for (const table of TABLES.flatMap((each) => [each, each])) await rewrite(db, table);
  // If the role doesn't own the database, the server only warns and skips this table.
  await retryOnBusy(() => sql`vacuum (full) pg_statistic`.execute(db));
  for (const advance of [sql`select pg_switch_wal()`, sql`checkpoint`]) {
    await advance.execute(db).catch(ignoreMissingRight);
  }
}

/**
 * Rewrites a table without its deleted rows, under a lock that others wait for, and computes its
 * statistics again. Doesn't wait for the lock itself, as others would wait behind it.
 */
async function rewrite(db: Kysely<Tables>, table: string): Promise<void> {
  await waitForOlderTransactions(db);
  const before = await fileOf(db, table);
  await until(async () => {
    await retryOnBusy(() =>
      sql`vacuum (full, analyze, skip_locked) ${sql.table(table)}`.execute(db),
    );
    return (await fileOf(db, table)) !== before;
  });
}

/** The name of a table's file; rewriting the table changes it. */
async function fileOf(db: Kysely<Tables>, table: string): Promise<string | undefined> {
  const { rows } = await sql<{ file: string }>`
    select pg_relation_filenode(${table}::regclass)::text as file`.execute(db);
  return rows[0]?.file;
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
  await until(async () => {
    const older = await sql`select 1 from pg_stat_activity
      where pid <> pg_backend_pid()
      and greatest(age(backend_xmin), age(backend_xid)) >= age(${now}::text::xid)
      limit 1`.execute(db);
    return older.rows.length === 0;
  });
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
    if (await isDone()) return;
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
