import { Client } from "pg";
import type { Finding } from "#server/doctor/check.ts";
import { describeDatabaseError } from "#server/store/database-errors.ts";
import type { StoreConfig } from "#server/store/store-config.ts";

/** Shorter than the patience of a shop, which tries again and again without saying why. */
const CONNECT_MS = 4_000;

/**
 * Connects once.
 * @throws OwnerError saying why that is not possible; any other error when the server is silent.
 */
export async function tryConnection(place: StoreConfig & { databaseUrl: string }): Promise<void> {
  const client = newClient(place.databaseUrl);
  try {
    await client.connect();
  } catch (error) {
    throw describeDatabaseError(error, place);
  } finally {
    // One that was never let in has nothing to say goodbye to.
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
    if (server === announced(first)) return [];
    // In transaction mode the server's process that the first one had is free for the second.
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

/** The process the server named when we connected; a pooler names one of its own. */
function announced(client: Client & { processID?: number | null }): number | null | undefined {
  return client.processID;
}
