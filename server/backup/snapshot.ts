import { sql } from "kysely";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { backedUpTables } from "./table-rows.ts";

/**
 * Reads the database as of one moment while others keep writing. Doesn't block writers on either
 * engine. On PostgreSQL it keeps tables from being replaced by rewritten copies meanwhile, because
 * a snapshot doesn't see the rows of a newer table (decision 025).
 */
export function snapshot<T>(
  { engine, queries }: Store,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const begin = engine === "postgres" ? "begin isolation level repeatable read read only" : "begin";
  return queries.connection().execute(async (connection) => {
    await sql.raw(begin).execute(connection);
    try {
      if (engine === "postgres") {
        const tables = sql.join(backedUpTables.map((table) => sql.table(table)));
        await sql`lock table ${tables} in access share mode`.execute(connection);
      }
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
