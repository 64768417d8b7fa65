import { ok } from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Product } from "#domain/product.ts";
import { writeCatalog } from "#server/catalog/products/write-catalog.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { findPostgres } from "../../scripts/find-postgres.ts";
import { getPage } from "../load.ts";
import { median, percentile } from "../median.ts";
import type { Row } from "../table.ts";
import { generateProducts } from "./generate-products.ts";

const pagesRequested = 200;
const changesMade = 5;
const processes = 4;

/**
 * Measures a shop with this many products on both stores: start, memory, pages that were never
 * requested before, one request at a time, and how long a change takes to be on every process.
 */
export async function servingCatalog(rows: number): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "serving-"));
  const postgres = await findPostgres();
  try {
    return [
      ...(await measure("SQLite", rows, { dataDir })),
      ...(postgres
        ? await measure("PostgreSQL", rows, { dataDir, databaseUrl: postgres.url })
        : []),
    ];
  } finally {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Place {
  dataDir: string;
  databaseUrl?: string;
}

async function measure(engine: string, rows: number, place: Place): Promise<Row[]> {
  const store = await openStore(place);
  const products = [...generateProducts(rows)];
  await writeCatalog(store, new Date(), (writer) => writer.save(products));
  const env = {
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
  };
  const shops: RunningShop[] = [];
  const what = (text: string) => `${engine}, ${rows} products: ${text}`;
  try {
    const begun = performance.now();
    const shop = await startShop(env);
    shops.push(shop);
    await getPage(`${shop.url}/readyz`);
    const startSeconds = (performance.now() - begun) / 1_000;
    const pageMs = await neverRequested(shop.url, products);
    const megabytes = residentMegabytes(shop);
    while (shops.length < processes) shops.push(await startShop(env));
    const changeMs = await changeOnEveryProcess(store, shops, products);
    return [
      row(what("start to ready"), startSeconds, 10, "s"),
      row(what("memory of one process"), megabytes, 700, "MB"),
      row(what("page never rendered, p50"), median(pageMs), 15, "ms"),
      row(what("page never rendered, p99"), percentile(pageMs, 0.99), 40, "ms"),
      row(what(`change on ${processes} processes`), Math.max(...changeMs) / 1_000, 2, "s"),
    ];
  } finally {
    await Promise.all(shops.map(({ stop }) => stop()));
    await store.close();
  }
}

function row(what: string, value: number, limit: number, unit: string): Row {
  const digits = value < 10 ? 2 : 0;
  return {
    what,
    value: `${value.toFixed(digits)} ${unit}`,
    limit: `≤ ${limit} ${unit}`,
    ok: value <= limit,
  };
}

/** Milliseconds of each product page, every page requested for the first time. */
async function neverRequested(url: string, products: readonly Product[]): Promise<number[]> {
  const times: number[] = [];
  const step = Math.max(1, Math.floor(products.length / pagesRequested));
  for (let index = 0; index < products.length && times.length < pagesRequested; index += step) {
    const begun = performance.now();
    await getPage(`${url}${products[index]?.url}`);
    times.push(performance.now() - begun);
  }
  return times;
}

function residentMegabytes({ process }: RunningShop): number {
  const status = readFileSync(`/proc/${process.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** Milliseconds from the commit of each change until the last process showed it. */
async function changeOnEveryProcess(
  store: Store,
  shops: readonly RunningShop[],
  products: readonly Product[],
): Promise<number[]> {
  const times: number[] = [];
  for (let change = 1; change <= changesMade; change += 1) {
    const product = products[change];
    if (!product) break;
    const title = `Changed ${change}`;
    await writeCatalog(store, new Date(), (writer) => writer.save([{ ...product, title }]));
    const begun = performance.now();
    for (const { url } of shops) {
      await eventually(async () => {
        const page = await fetch(`${url}${product.url}`);
        ok((await page.text()).includes(title), `${url} doesn't show the change yet.`);
      }, 20_000);
    }
    times.push(performance.now() - begun);
  }
  return times;
}
