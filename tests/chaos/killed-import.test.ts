import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { seedCatalog } from "#server/catalog/products/seed-catalog.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { openStore } from "#server/store/open-store.ts";
import { goodQuote } from "#tests/support/form-fields.ts";
import { generatedCsv } from "#tests/support/generated-csv.ts";
import { startShop } from "#tests/support/running-shop.ts";
import { engines, newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

const starter = loadProducts().length;
const added = 3_000;

describe.each(engines)("on %s, an import", (engine) => {
  let database: TestDatabase;
  let file: string;

  beforeEach(async () => {
    database = await newTestDatabase(engine);
    file = join(database.dataDir, "products.csv");
    const store = await openStore(database);
    await seedCatalog(store, new Date());
    await store.close();
  });
  afterEach(() => database.remove());

  const environment = () => ({
    DATA_DIR: database.dataDir,
    ...(database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}),
  });

  function startImport(): ChildProcess {
    return spawn(process.execPath, ["server/commands/catalog.ts", "import", file, "--sure"], {
      stdio: "ignore",
      env: { ...process.env, NODE_OPTIONS: "", ...environment() },
    });
  }

  /** How many products the catalog has, and how often it was changed. */
  async function catalogState() {
    const store = await openStore(database);
    const rows = await store.queries.selectFrom("products").select("id").execute();
    const state = await store.queries
      .selectFrom("catalog_state")
      .selectAll()
      .executeTakeFirstOrThrow();
    await store.close();
    return { products: rows.length, version: state.version };
  }

  it("killed at any moment has written everything or nothing (rule 3.15)", async () => {
    writeFileSync(file, await generatedCsv(added));
    const begun = performance.now();
    await once(startImport(), "exit");
    const duration = performance.now() - begun;
    expect(await catalogState()).toEqual({ products: starter + added, version: 2 });

    // A new title for every sofa, so that each try has much to write.
    for (const [round, share] of [0.6, 0.8, 0.9].entries()) {
      const before = await catalogState();
      const csv = await generatedCsv(added);
      writeFileSync(file, csv.replaceAll("Sofa", `Sofa ${round}`));
      const child = startImport();
      const ended = once(child, "exit");
      await Promise.race([ended, wait(duration * share)]);
      child.kill("SIGKILL");
      await ended;
      const after = await catalogState();
      expect(after.products).toBe(starter + added);
      expect([before.version, before.version + 1]).toContain(after.version);
      expect(await titlesWith(`Sofa ${round}`)).toBe(after.version > before.version);
    }
  });

  /** Whether all titles with a sofa have these words; fails if only some have. */
  async function titlesWith(words: string): Promise<boolean> {
    const store = await openStore(database);
    const rows = await store.queries
      .selectFrom("products")
      .select("document")
      .where("position", ">", 100_000)
      .execute();
    await store.close();
    const titles = rows.map(({ document }) => String(JSON.parse(document).title));
    const sofas = titles.filter((title) => title.includes("Sofa"));
    const changed = sofas.filter((title) => title.includes(words));
    expect([0, sofas.length]).toContain(changed.length);
    return changed.length > 0;
  }

  it("of many products causes no lead to be refused meanwhile", async () => {
    writeFileSync(file, await generatedCsv(10_000));
    const shop = await startShop(environment());
    try {
      const ended = once(startImport(), "exit").then(([code]) => code);
      const statuses: number[] = [];
      for (let lead = 0; lead < 15; lead += 1) {
        const response = await fetch(`${shop.url}/quote-request`, {
          method: "POST",
          headers: { accept: "application/json" },
          body: new URLSearchParams({ ...goodQuote, email: `ann${lead}@example.com` }),
        });
        statuses.push(response.status);
        await Promise.race([ended, wait(500)]);
      }
      expect(new Set(statuses)).toEqual(new Set([201]));
      expect(await ended).toBe(0);
    } finally {
      await shop.stop();
    }
    expect((await catalogState()).products).toBe(starter + 10_000);
  });
});
