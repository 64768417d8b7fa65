import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { isTransient } from "#server/store/retry-on-busy.ts";
import type { Tables } from "#server/store/schema.ts";

/** Longest wait for a table's lock, in milliseconds; other queries wait behind it. */
const LOCK_MS = 300;
/** All tries together take five minutes, because a backup may lock the tables for that long. */
const MAX_TRIES = 600;
const PAUSE_MS = 200;

/**
 * Runs a transaction that changes tables others use. It waits only briefly for their locks, and
 * lets other queries run before it tries again.
 * @throws the last error if it never gets the locks.
 */
export async function withShortLock(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (transaction) => {
        await sql`set local lock_timeout = ${sql.lit(`${LOCK_MS}ms`)}`.execute(transaction);
        await work(transaction);
      });
    } catch (error) {
      if (attempt >= MAX_TRIES || !isTransient(error)) throw error;
      await sleep(PAUSE_MS * (0.5 + Math.random()));
    }
  }
}
