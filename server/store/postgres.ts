import { PostgresDialect } from "kysely";
import { Pool } from "pg";

/** Simultaneous connections of one process. */
const POOL_SIZE = 10;

/**
 * PostgreSQL behind `DATABASE_URL`.
 * @param onIdleError told of a connection lost while unused; the next query opens another.
 */
export function postgresDialect(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
): PostgresDialect {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    application_name: "parsons-furniture",
  });
  pool.on("error", onIdleError);
  return new PostgresDialect({ pool });
}
