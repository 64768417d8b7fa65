import { startShop } from "#tests/support/running-shop.ts";
import { postgresPrograms } from "../scripts/find-postgres.ts";
import { startCluster } from "../scripts/postgres-cluster.ts";
import { flushTime } from "./machine.ts";
import { median, percentile } from "./median.ts";
import type { Row } from "./table.ts";

const warmUp = 20;
const requests = 200;

/** Measures how long an accepted quote request takes, one at a time, on each engine. */
export async function quoteRequests(): Promise<Row[]> {
  const rows = [await measure("SQLite", {})];
  const programs = await postgresPrograms();
  if (programs) {
    const postgres = await startCluster(programs, { durable: true });
    rows.push(await measure("PostgreSQL", { DATABASE_URL: postgres.url }).finally(postgres.stop));
  }
  return rows;
}

async function measure(engine: string, env: NodeJS.ProcessEnv): Promise<Row> {
  const shop = await startShop({ ...env, TRUST_PROXY: "1" });
  try {
    const times: number[] = [];
    for (let number = 0; number < warmUp + requests; number++) {
      const ms = await sendRequest(`${shop.url}/quote-request`, number);
      if (number >= warmUp) times.push(ms);
    }
    const flush = flushTime(shop.dataDir);
    const figures = `median ${median(times).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`;
    const disk = `the disk's own flush: median ${flush.median.toFixed(1)} ms, p99 ${flush.p99.toFixed(1)} ms`;
    return {
      what: `accepted quote request on ${engine}`,
      value: `${figures} (${disk})`,
      limit: "",
      ok: true,
    };
  } finally {
    await shop.stop();
  }
}

/**
 * Sends one request from a client address of its own and returns the milliseconds it took.
 * @throws {Error} on any status but 201.
 */
async function sendRequest(url: string, number: number): Promise<number> {
  const body = new URLSearchParams({
    name: `Shopper ${number}`,
    email: `shopper-${number}@example.com`,
    phone: "(713) 555-0142",
    items: JSON.stringify([{ id: "1005", quantity: 1 + (number % 3), notes: "" }]),
    idempotencyKey: crypto.randomUUID(),
  });
  const headers = {
    accept: "application/json",
    "x-forwarded-for": `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
  };
  const started = performance.now();
  const response = await fetch(url, { method: "POST", body, headers });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`not accepted: ${response.status} ${text}`);
  return performance.now() - started;
}
