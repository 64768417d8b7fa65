import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from "kysely";
import { Pool } from "pg";

/** Most connections of one process, unless `DATABASE_POOL_SIZE` says otherwise. */
const DEFAULT_POOL_SIZE = 10;

/** Longest time for a shopper's query, so that a database that hangs is noticed. */
const MAX_QUERY_MS = 5_000;

/**
 * Starts a transaction and overrides role settings that our transactions can't work with: commits
 * acknowledged before they are on disk, and other isolation levels. Set in each transaction, since
 * a connection pooler may use another connection for every transaction (decision 022).
 */
const BEGIN_TRANSACTION =
  "begin isolation level read committed; " +
  "select set_config('synchronous_commit', 'on', true) where current_setting('synchronous_commit') = 'off'";

/** For commands that rewrite tables and must not be interrupted by timeouts. */
const NO_TIMEOUTS = "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0";

export interface PostgresOptions {
  /** Called when an idle connection is lost; the next query opens a new one. */
  onIdleError?: (error: Error) => void;
  /** Most connections of this process. */
  poolSize?: number | undefined;
  /** For commands that rewrite tables or read all rows. */
  withoutTimeouts?: boolean;
}

/** The dialect for the PostgreSQL database in `DATABASE_URL`. */
export function postgresDialect(
  databaseUrl: string,
  {
    onIdleError = () => {},
    poolSize = DEFAULT_POOL_SIZE,
    withoutTimeouts = false,
  }: PostgresOptions = {},
): PostgresDialect {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    ...(withoutTimeouts ? {} : { query_timeout: MAX_QUERY_MS, keepAlive: true }),
    application_name: "parsons-furniture",
  });
  pool.on("error", onIdleError);
  // A connection lost between two queries of a transaction emits an error that would end the
  // process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return new DurableDialect({
    pool,
    ...(withoutTimeouts
      ? {
          onCreateConnection: async (connection) => {
            await connection.executeQuery(CompiledQuery.raw(NO_TIMEOUTS));
          },
        }
      : {}),
  });
}

class DurableDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new DurableDriver(this.#config);
  }
}

class DurableDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(BEGIN_TRANSACTION));
  }
}
