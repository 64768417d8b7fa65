import { type Kysely, sql } from "kysely";
import { rewriteTables } from "./rewrite/rewrite-tables.ts";
import { vacuumFull } from "./rewrite/vacuum-full.ts";
import type { Tables } from "./schema.ts";

/**
 * Rewrites the tables with personal data, and the planner's statistics, which contain common
 * values of their columns. The WAL belongs to the database server: it is advanced if the role may
 * do that, otherwise it ages out.
 */
export async function scrubPostgres(db: Kysely<Tables>): Promise<void> {
  await rewriteTables(db);
  // If the role doesn't own the database, the server only warns and skips this table.
  await vacuumFull(db, "pg_statistic");
  for (const advance of [sql`select pg_switch_wal()`, sql`checkpoint`]) {
    await advance.execute(db).catch(ignoreMissingRight);
  }
}

function ignoreMissingRight(error: unknown): void {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : "";
  if (code !== "42501") throw error;
}
