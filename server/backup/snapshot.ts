import { sql } from "kysely";
import type { Queries, Store } from "#server/store/store-interface.ts";

/**
 * Reads the database as of one moment while others keep writing. Doesn't block writers on either
 * engine.
 */
export function snapshot<T>(
  { engine, queries }: Store,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const begin = engine === "postgres" ? "begin isolation level repeatable read read only" : "begin";
  return queries.connection().execute(async (connection) => {
    await sql.raw(begin).execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
