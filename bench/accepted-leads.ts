import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RunningShop } from "#tests/support/running-shop.ts";
import { postgresPrograms } from "../scripts/find-postgres.ts";
import { startCluster } from "../scripts/postgres-cluster.ts";
import { flushTime } from "./machine.ts";
import { percentile } from "./median.ts";
import { leadVisit } from "./mixed-traffic.ts";
import type { Row } from "./table.ts";
import { openVisitors } from "./visitors.ts";
import { warmShop } from "./warm-shop.ts";

/** Concurrent shoppers, each sending the next lead as soon as the last one got a response. */
const SHOPPERS = 16;
const WARM_UP = 200;
const LEADS = 2_000;

interface SetUp {
  what: string;
  processes: number;
  env: NodeJS.ProcessEnv;
}

/** Measures accepted leads per second, with one process and with four on one PostgreSQL. */
export async function acceptedLeads(): Promise<Row[]> {
  const rows = [await measure({ what: "SQLite, one process", processes: 1, env: {} })];
  const programs = await postgresPrograms();
  if (!programs) return rows;
  for (const [processes, named] of [
    [1, "one process"],
    [4, "four processes"],
  ] as const) {
    const postgres = await startCluster(programs, { durable: true });
    const env = { DATABASE_URL: postgres.url };
    const row = measure({ what: `PostgreSQL, ${named}`, processes, env });
    rows.push(await row.finally(postgres.stop));
  }
  return rows;
}

async function measure({ what, processes, env }: SetUp): Promise<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
  const shops: RunningShop[] = [];
  try {
    while (shops.length < processes) {
      shops.push(await warmShop({ ...env, DATA_DIR: dataDir, TRUST_PROXY: "1" }));
    }
    const urls = shops.map(({ url }) => url);
    await sendAll(urls, WARM_UP);
    const started = performance.now();
    const times = await sendAll(urls, LEADS);
    const perSecond = (times.length * 1000) / (performance.now() - started);
    const flush = flushTime(dataDir);
    const p99 = percentile(times, 0.99).toFixed(0);
    const disk = `the disk's own durable commits: ${(1000 / flush.median).toFixed(0)} a second`;
    return {
      what: `accepted leads on ${what}, ${SHOPPERS} at once`,
      value: `${perSecond.toFixed(0)} a second, p99 ${p99} ms (${disk})`,
      limit: "",
      ok: true,
    };
  } finally {
    for (const shop of shops) await shop.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/**
 * Sends `leads` leads and returns how many milliseconds each took.
 * @throws {Error} when a lead isn't accepted.
 */
async function sendAll(urls: readonly string[], leads: number): Promise<number[]> {
  const processes = urls.map((url) => openVisitors(url));
  const times: number[] = [];
  let started = 0;
  const shopper = async () => {
    while (started < leads) {
      started += 1;
      const process = processes[started % processes.length];
      const end = await process?.visit(leadVisit(started), performance.now());
      if (end?.status !== 201) throw new Error(`not accepted: ${end?.status}`);
      times.push(end.ms);
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, shopper));
  for (const process of processes) process.close();
  return times;
}
