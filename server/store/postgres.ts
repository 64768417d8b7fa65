import { PostgresDialect } from "kysely";
import { Pool } from "pg";

/** Simultaneous connections of one process. */
const POOL_SIZE = 10;

/** Longest a shopper's query may take: a database that hangs is told apart from one that works. */
const LONGEST_QUERY_MS = 5_000;

export interface PostgresOptions {
  /** Told of a connection lost while unused; the next query opens another. */
  onIdleError?: (error: Error) => void;
  /** For commands that rewrite tables or read all of them. */
  unhurried?: boolean;
}

/** PostgreSQL behind `DATABASE_URL`. */
export function postgresDialect(
  databaseUrl: string,
  { onIdleError = () => {}, unhurried = false }: PostgresOptions = {},
): PostgresDialect {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    ...(unhurried ? {} : { query_timeout: LONGEST_QUERY_MS, keepAlive: true }),
    application_name: "parsons-furniture",
  });
  pool.on("error", onIdleError);
  // One lost between two queries of a transaction is nobody's else, and would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return new PostgresDialect({ pool });
}
