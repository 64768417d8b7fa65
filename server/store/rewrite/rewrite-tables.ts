import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { Tables } from "#server/store/schema.ts";
import {
  checkSameRows,
  copyRows,
  createFresh,
  dropLeftovers,
  type PersonalTable,
} from "./fresh-table.ts";
import { swapTables, validateKeys } from "./swap-tables.ts";
import { vacuumFull } from "./vacuum-full.ts";

/** The tables that hold personal data. */
const personalTables: readonly PersonalTable[] = [
  { name: "leads", key: "id", batch: 500 },
  { name: "bookings", key: "lead_id", batch: 500 },
  { name: "deliveries", key: "id", batch: 500 },
  { name: "recent_contents", key: "content_hash", batch: 500 },
  { name: "lead_files", key: "id", batch: 4 },
];

/** Any number that only processes rewriting tables use. */
const REWRITE_LOCK = 7_132_027;
const LOCK_PAUSE_MS = 250;

/**
 * Copies the tables with personal data into fresh ones, row by row and while the shop writes, and
 * drops the old ones, which still contain deleted rows' bytes (decision 025). Only one process does
 * so at a time, and first drops what a killed one left.
 */
export async function rewriteTables(db: Kysely<Tables>): Promise<void> {
  while (!(await asOnlyProcess(db, () => rewriteAll(db)))) await sleep(LOCK_PAUSE_MS);
}

async function rewriteAll(db: Kysely<Tables>): Promise<void> {
  await dropLeftovers(db);
  for (const table of personalTables) {
    if (await isInView(db, table.name)) {
      await vacuumFull(db, table.name);
      continue;
    }
    const fresh = await createFresh(db, table);
    await retryOnBusy(() => copyRows(db, fresh));
    await checkSameRows(db, fresh);
    await swapTables(db, fresh);
  }
  await validateKeys(db);
}

/**
 * Runs `work` unless another process is rewriting tables. A transaction that does nothing else
 * holds the lock, because a connection pooler may use another connection for the next one.
 */
function asOnlyProcess(db: Kysely<Tables>, work: () => Promise<void>): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(REWRITE_LOCK)}) as locked`.execute(transaction);
    if (!rows[0]?.locked) return false;
    await work();
    return true;
  });
}

/** Whether a view reads the table, which would keep reading the old one. */
async function isInView(db: Kysely<Tables>, table: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_depend
    where refobjid = ${table}::regclass and classid = 'pg_rewrite'::regclass limit 1`.execute(db);
  return rows.length > 0;
}
