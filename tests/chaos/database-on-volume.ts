import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Engine } from "#server/store/store-interface.ts";
import { postgresPrograms } from "../../scripts/find-postgres.ts";
import { startCluster } from "../../scripts/postgres-cluster.ts";

/** A database on a volume of the test's own. */
export interface DatabaseOnVolume {
  /** Of PostgreSQL; the embedded one needs none. */
  url?: string | undefined;
  /** The server dies with its disk. */
  crash(): Promise<void>;
  /** It is started again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL with its files in the folder; for SQLite nothing has to run. */
export async function databaseOn(engine: Engine, folder: string): Promise<DatabaseOnVolume> {
  const nothing = async () => {};
  if (engine === "sqlite") return { crash: nothing, restart: nothing, stop: nothing };
  const programs = await postgresPrograms();
  if (!programs) throw new Error("This needs PostgreSQL's programs.");
  const home = join(folder, "postgres");
  mkdirSync(home);
  const cluster = await startCluster(programs, { durable: true, folder: home });
  return {
    url: cluster.url,
    crash: () => cluster.halt("SIGQUIT"),
    restart: cluster.resume,
    stop: () => cluster.halt("SIGQUIT"),
  };
}
