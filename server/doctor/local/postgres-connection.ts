import { Client } from "pg";
import type { Finding } from "#server/doctor/check.ts";
import { describeDatabaseError } from "#server/store/database-errors.ts";
import type { StoreConfig } from "#server/store/store-config.ts";

/** Shorter than the shop waits; the shop also retries without reporting the reason. */
const CONNECT_MS = 4_000;

/**
 * Connects once.
 * @throws OwnerError with the reason if that isn't possible; another error if the server doesn't
 *   respond.
 */
export async function tryConnection(config: StoreConfig & { databaseUrl: string }): Promise<void> {
  const client = newClient(config.databaseUrl);
  try {
    await client.connect();
  } catch (error) {
    throw describeDatabaseError(error, config);
  } finally {
    // Not awaited: a connection that was never established has nothing to finish.
    void client.end().catch(() => undefined);
  }
}

/** Whether connections go through a pooler such as PgBouncer, and what that means for commands. */
export async function poolerFindings(databaseUrl: string): Promise<Finding[]> {
  const first = newClient(databaseUrl);
  const second = newClient(databaseUrl);
  try {
    await Promise.all([first.connect(), second.connect()]);
    const server = await serverProcess(first);
    if (server === announcedProcess(first)) return [];
    // In transaction mode the second client gets the server process that the first one released.
    const isShared = (await serverProcess(second)) === server;
    return [
      {
        level: "ok",
        seen: `behind a connection pooler${isShared ? " that shares connections by transaction" : ""}, which the shop works with`,
        advice:
          "Give leads -- erase and npm run restore the address of PostgreSQL itself in DATABASE_URL.",
      },
    ];
  } finally {
    await Promise.all([first.end(), second.end()]);
  }
}

function newClient(connectionString: string): Client {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  client.on("error", () => {});
  return client;
}

async function serverProcess(client: Client): Promise<number> {
  const { rows } = await client.query("select pg_backend_pid() as pid");
  return Number(rows[0].pid);
}

/** The process id the server sent when we connected; a pooler sends one of its own. */
function announcedProcess(
  client: Client & { processID?: number | null },
): number | null | undefined {
  return client.processID;
}
