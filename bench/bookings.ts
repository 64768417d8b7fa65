import { goodBooking } from "#tests/support/form-fields.ts";
import { startShop } from "#tests/support/running-shop.ts";
import { postgresPrograms } from "../scripts/find-postgres.ts";
import { startCluster } from "../scripts/postgres-cluster.ts";
import { flushTime } from "./machine.ts";
import { median, percentile } from "./median.ts";
import type { Row } from "./table.ts";

/** Concurrent shoppers. */
const SHOPPERS = 8;
const WARM_UP = 8;

interface FreeWindow {
  date: string;
  window: string;
  left: number;
}

/** Books every place of the calendar as fast as possible, on each engine. */
export async function bookings(): Promise<Row[]> {
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
    const places = await freePlaces(shop.url);
    const times: number[] = [];
    await bookAll(shop.url, places.splice(0, WARM_UP), []);
    const started = performance.now();
    await bookAll(shop.url, places, times);
    const perSecond = (times.length * 1000) / (performance.now() - started);
    const flush = flushTime(shop.dataDir);
    const figures = `${perSecond.toFixed(0)} a second, median ${median(times).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`;
    const disk = `the disk's own durable writes: ${(1000 / flush.median).toFixed(0)} a second`;
    return {
      what: `accepted bookings on ${engine}, ${SHOPPERS} at once`,
      value: `${figures} (${disk})`,
      limit: "",
      ok: true,
    };
  } finally {
    await shop.stop();
  }
}

/** Returns one entry per place, with the places of the same window far apart. */
async function freePlaces(url: string): Promise<FreeWindow[]> {
  const response = await fetch(`${url}/delivery-windows`);
  const { windows } = (await response.json()) as { windows: FreeWindow[] };
  const most = Math.max(...windows.map(({ left }) => left));
  return Array.from({ length: most }, (_, round) =>
    windows.filter(({ left }) => left > round),
  ).flat();
}

async function bookAll(url: string, places: FreeWindow[], times: number[]): Promise<void> {
  const shopper = async () => {
    for (let place = places.pop(); place; place = places.pop()) {
      const started = performance.now();
      await book(url, place);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, shopper));
}

/**
 * Books from a client address of its own.
 * @throws {Error} on any status but 201.
 */
async function book(url: string, { date, window }: FreeWindow): Promise<void> {
  const key = crypto.randomUUID();
  const [a, b, c] = [0, 2, 4].map((from) => Number.parseInt(key.slice(from, from + 2), 16));
  const response = await fetch(`${url}/book-delivery`, {
    method: "POST",
    headers: { accept: "application/json", "x-forwarded-for": `10.${a}.${b}.${c}` },
    body: new URLSearchParams({
      ...goodBooking,
      email: `${key}@example.com`,
      date,
      window,
      idempotencyKey: key,
    }),
  });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`not accepted: ${response.status} ${text}`);
}
