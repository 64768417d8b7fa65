import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeCatalog } from "#server/catalog/products/write-catalog.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { openStore } from "#server/store/open-store.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { sitemapAddresses } from "#tests/support/sitemap-addresses.ts";
import { engines, newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { generateProducts } from "../../bench/catalog/generate-products.ts";

const starter = loadProducts();

describe.each(engines)("on %s, a process killed", (engine) => {
  let database: TestDatabase;
  let shop: RunningShop | undefined;

  beforeEach(async () => {
    database = await newTestDatabase(engine);
  });
  afterEach(async () => {
    await shop?.stop();
    shop = undefined;
    await database.remove();
  });

  const environment = () => ({
    DATA_DIR: database.dataDir,
    ...(database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}),
  });

  it("while it fills the catalog leaves it empty or full", async () => {
    for (const delay of [200, 400, 600, 800]) await killStarting(environment(), delay);
    const store = await openStore(database);
    const { version } = await store.queries
      .selectFrom("catalog_state")
      .select("version")
      .executeTakeFirstOrThrow();
    const rows = await store.queries.selectFrom("products").select("id").execute();
    await store.close();
    expect(rows).toHaveLength(version === 0 ? 0 : starter.length);
    shop = await startShop(environment());
    expect(await sitemapProducts(shop.url)).toBe(starter.length);
  });

  it("while it reads changes reads them all after its restart", async () => {
    const store = await openStore(database);
    shop = await startShop(environment());
    const added = [...generateProducts(3_000)];
    await writeCatalog(store, new Date(), (writer) => writer.save(added));
    const killed = once(shop.process, "exit");
    shop.process.kill("SIGKILL");
    await killed;
    shop = await startShop(environment());
    const { url } = shop;
    await eventually(async () =>
      expect(await sitemapProducts(url)).toBe(starter.length + added.length),
    );
    await store.close();
  });
});

/** Starts a shop and kills it this many milliseconds after it began to run. */
async function killStarting(env: NodeJS.ProcessEnv, delay: number): Promise<void> {
  const child = spawn(process.execPath, ["server/main.ts"], {
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, NODE_OPTIONS: "", PORT: "0", ...env },
  });
  const ended = once(child, "exit");
  const timer = setTimeout(() => child.kill("SIGKILL"), delay);
  // Once the shop is open, the catalog is filled and there is nothing to interrupt.
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (line.includes("the shop is open")) child.kill("SIGKILL");
  });
  await ended;
  clearTimeout(timer);
}

async function sitemapProducts(url: string): Promise<number> {
  const addresses = await sitemapAddresses(url);
  return addresses.filter(({ pathname }) => pathname.startsWith("/products/")).length;
}
