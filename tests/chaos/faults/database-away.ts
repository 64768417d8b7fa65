import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { SQLITE_FILE } from "#server/store/sqlite.ts";
import type { Engine } from "#server/store/store-interface.ts";
import type { FaultResults } from "#tests/chaos/fault-results.ts";
import { FaultScenario } from "#tests/chaos/fault-scenario.ts";
import { waitUntilReady, waitUntilUnready } from "#tests/chaos/readiness.ts";
import { newTestDatabase } from "#tests/support/test-database.ts";
import { postgresPrograms } from "../../../scripts/find-postgres.ts";
import { startCluster } from "../../../scripts/postgres-cluster.ts";

/**
 * The database cannot be used for a while: PostgreSQL crashes and is started again, SQLite's file
 * is locked by another program. The shop says so and heals by itself.
 */
export function databaseAway(engine: Engine, times: number, awayMs: number): Promise<FaultResults> {
  return engine === "postgres" ? postgresAway(times, awayMs) : sqliteLocked(times, awayMs);
}

async function postgresAway(times: number, awayMs: number): Promise<FaultResults> {
  const programs = await postgresPrograms();
  if (!programs) throw new Error("This needs PostgreSQL's programs.");
  const cluster = await startCluster(programs, { durable: true });
  const { dataDir, remove } = await newTestDatabase("sqlite");
  const scene = await FaultScenario.open("postgres", { dataDir, databaseUrl: cluster.url });
  try {
    return await during(scene, times, async (url) => {
      await cluster.halt();
      await waitUntilUnready(url);
      await sleep(awayMs);
      await cluster.resume();
    });
  } finally {
    await scene.close();
    await cluster.stop();
    await remove();
  }
}

async function sqliteLocked(times: number, awayMs: number): Promise<FaultResults> {
  const scene = await FaultScenario.open("sqlite");
  try {
    return await during(scene, times, async () => {
      const other = new Database(join(scene.database.dataDir, SQLITE_FILE));
      other.pragma("busy_timeout = 10000");
      other.exec("begin immediate");
      await sleep(awayMs);
      other.exec("rollback");
      other.close();
    });
  } finally {
    await scene.close();
  }
}

async function during(
  scene: FaultScenario,
  times: number,
  away: (url: string) => Promise<void>,
): Promise<FaultResults> {
  const shop = await scene.start();
  const stop = scene.stream(shop.url, 20);
  await scene.recovered(0);
  scene.recoveries.length = 0;
  for (let time = 0; time < times; time += 1) {
    await away(shop.url);
    await scene.recovered(performance.now());
    await waitUntilReady(shop.url);
  }
  await stop();
  return scene.finish(times, shop);
}
