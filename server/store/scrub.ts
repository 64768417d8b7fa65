import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { retryOnBusy } from "./retry-on-busy.ts";
import { rewriteTables } from "./rewrite/rewrite-tables.ts";
import type { Tables } from "./schema.ts";

const MAX_WAIT_TRIES = 600;

/**
 * Rewrites the tables with personal data, and the planner's statistics, which contain common
 * values of their columns. The WAL belongs to the database server: it is advanced if the role may
 * do that, otherwise it ages out.
 */
export async function scrubPostgres(db: Kysely<Tables>): Promise<void> {
  await rewriteTables(db);
  // Twice: the first pass can't see a connection that is just opening and may keep rows for it.
  for (let pass = 1; pass <= 2; pass += 1) {
    await waitForOlderTransactions(db);
    // If the role doesn't own the database, the server only warns and skips this table.
    await retryOnBusy(() => sql`vacuum (full) pg_statistic`.execute(db));
  }
  for (const advance of [sql`select pg_switch_wal()`, sql`checkpoint`]) {
    await advance.execute(db).catch(ignoreMissingRight);
  }
}

/**
 * Waits until every transaction started before now, in any database, has ended, because rewriting
 * a table keeps the rows such a transaction might still read. A writing transaction counts between
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
