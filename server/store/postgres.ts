import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from "kysely";
import { Pool } from "pg";

/** Simultaneous connections of one process. */
export const POOL_SIZE = 10;

/** Longest a shopper's query may take: a database that hangs is told apart from one that works. */
const MAX_QUERY_MS = 5_000;

/**
 * What a role may be configured with that a transaction of ours must not have: a commit that is
 * acknowledged before it is on the disk, and an isolation no statement here asks for. Set within each
 * transaction, since a connection pooler gives every transaction another connection (decision 022).
 */
const BEGIN =
  "begin isolation level read committed; " +
  "select set_config('synchronous_commit', 'on', true) where current_setting('synchronous_commit') = 'off'";

/** What a command that rewrites tables must not be cut short by. */
const NO_TIMEOUTS = "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0";

export interface PostgresOptions {
  /** Told of a connection lost while unused; the next query opens another. */
  onIdleError?: (error: Error) => void;
  /** For commands that rewrite tables or read all of them. */
  withoutTimeouts?: boolean;
}

/** PostgreSQL behind `DATABASE_URL`. */
export function postgresDialect(
  databaseUrl: string,
  { onIdleError = () => {}, withoutTimeouts = false }: PostgresOptions = {},
): PostgresDialect {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    ...(withoutTimeouts ? {} : { query_timeout: MAX_QUERY_MS, keepAlive: true }),
    application_name: "parsons-furniture",
  });
  pool.on("error", onIdleError);
  // One lost between two queries of a transaction is nobody's else, and would end the process.
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
    await connection.executeQuery(CompiledQuery.raw(BEGIN));
  }
}
