import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { Tables } from "#server/store/schema.ts";

const MAX_WAIT_TRIES = 600;

/**
 * Rewrites a table in place, without the bytes of its deleted rows, under a lock that others wait
 * for.
 * @throws if another transaction stays open for half a minute.
 */
export async function vacuumFull(db: Kysely<Tables>, table: string): Promise<void> {
  // Twice: the first pass can't see a connection that is just opening and may keep rows for it.
  for (let pass = 1; pass <= 2; pass += 1) {
    await waitForOlderTransactions(db);
    await retryOnBusy(() => sql`vacuum (full) ${sql.table(table)}`.execute(db));
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
    await sleep(50);
  }
  throw new Error(
    "A transaction has been open on the database server for half a minute: the rows are deleted, but their bytes may still be in its files. Run the command again when it has ended.",
  );
}
