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
 * A database outage: PostgreSQL crashes and is started again; SQLite's file is locked by another
 * program. The shop reports the outage and recovers by itself.
 */
export function databaseAway(engine: Engine, times: number, awayMs: number): Promise<FaultResults> {
  return engine === "postgres" ? postgresAway(times, awayMs) : sqliteLocked(times, awayMs);
}

async function postgresAway(times: number, awayMs: number): Promise<FaultResults> {
  const programs = await postgresPrograms();
  if (!programs) throw new Error("This needs PostgreSQL's programs.");
  const cluster = await startCluster(programs, { durable: true });
  const { dataDir, remove } = await newTestDatabase("sqlite");
  const scenario = await FaultScenario.open("postgres", { dataDir, databaseUrl: cluster.url });
  try {
    return await runOutages(scenario, times, async (url) => {
      await cluster.halt();
      await waitUntilUnready(url);
      await sleep(awayMs);
      await cluster.resume();
    });
  } finally {
    await scenario.close();
    await cluster.stop();
    await remove();
  }
}

async function sqliteLocked(times: number, awayMs: number): Promise<FaultResults> {
  const scenario = await FaultScenario.open("sqlite");
  try {
    return await runOutages(scenario, times, async () => {
      const other = new Database(join(scenario.database.dataDir, SQLITE_FILE));
      other.pragma("busy_timeout = 10000");
      other.exec("begin immediate");
      await sleep(awayMs);
      other.exec("rollback");
      other.close();
    });
  } finally {
    await scenario.close();
  }
}

async function runOutages(
  scenario: FaultScenario,
  times: number,
  causeOutage: (url: string) => Promise<void>,
): Promise<FaultResults> {
  const shop = await scenario.start();
  const stop = scenario.stream(shop.url, 20);
  await scenario.recovered(0);
  scenario.recoveries.length = 0;
  for (let time = 0; time < times; time += 1) {
    await causeOutage(shop.url);
    await scenario.recovered(performance.now());
    await waitUntilReady(shop.url);
  }
  await stop();
  return scenario.finish(times, shop);
}
