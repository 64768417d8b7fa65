import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Engine } from "#server/store/store-interface.ts";
import { postgresPrograms } from "../../scripts/find-postgres.ts";
import { startCluster } from "../../scripts/postgres-cluster.ts";

/** A database on the test's own volume. */
export interface DatabaseOnVolume {
  /** Connection string of PostgreSQL; undefined for SQLite. */
  url?: string | undefined;
  /** Crashes the database server together with its disk. */
  crash(): Promise<void>;
  /** Starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL with its files in the folder; SQLite needs no server. */
export async function databaseOn(engine: Engine, folder: string): Promise<DatabaseOnVolume> {
  const doNothing = async () => {};
  if (engine === "sqlite") return { crash: doNothing, restart: doNothing, stop: doNothing };
  const programs = await postgresPrograms();
  if (!programs) throw new Error("This needs PostgreSQL's programs.");
  const clusterFolder = join(folder, "postgres");
  mkdirSync(clusterFolder);
  const cluster = await startCluster(programs, { durable: true, folder: clusterFolder });
  return {
    url: cluster.url,
    crash: () => cluster.halt("SIGQUIT"),
    restart: cluster.resume,
    stop: () => cluster.halt("SIGQUIT"),
  };
}
