import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { brokenOwnModels } from "#server/catalog/models/broken-models.ts";
import { removeReplacedModels } from "#server/catalog/models/remove-replaced-models.ts";
import { seedCatalog } from "#server/catalog/products/seed-catalog.ts";
import { openMedia } from "#server/media/open-media.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addCloth, glbOf, newModel } from "#tests/support/made-model.ts";
import { startShop } from "#tests/support/running-shop.ts";
import { engines, newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const sku = "PF-4400-GRY";
const page = "/products/model-4400-recliner";

describe.each(engines)("rule 3.35: on %s, adding a model", (engine) => {
  let database: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    database = await newTestDatabase(engine);
    store = await openStore(database);
    await seedCatalog(store, new Date());
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  const environment = () => ({
    DATA_DIR: database.dataDir,
    ...(database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}),
  });
  const media = () => openMedia(store, database.dataDir);

  /** Writes another model each time: a sheet with this many triangles, as large as the recliner. */
  async function modelFile(triangles: number): Promise<string> {
    const document = newModel();
    addCloth(document, [37, 41, 39], triangles);
    const file = join(database.dataDir, `${triangles}.glb`);
    writeFileSync(file, await glbOf(document));
    return file;
  }

  function startCommand(file: string): ChildProcess {
    return spawn(process.execPath, ["server/commands/catalog.ts", "model", sku, file], {
      stdio: "ignore",
      env: { ...process.env, NODE_OPTIONS: "", ...environment() },
    });
  }

  const rows = () =>
    store.queries.selectFrom("models").select(["name", "hash", "state"]).orderBy("hash").execute();
  const shown = async () => (await rows()).filter(({ state }) => state === "shown");

  it("killed at any moment has published everything or nothing, and leaves nothing for good", async () => {
    const begun = performance.now();
    const [code] = await once(startCommand(await modelFile(50_000)), "exit");
    expect(code).toBe(0);
    const duration = performance.now() - begun;
    for (const [round, share] of [0.2, 0.5, 0.7, 0.8, 0.85, 0.9, 0.95, 1].entries()) {
      const before = await shown();
      const command = startCommand(await modelFile(50_000 - 4_000 * (round + 1)));
      const ended = once(command, "exit");
      await Promise.race([ended, wait(duration * share)]);
      command.kill("SIGKILL");
      await ended;
      const after = await shown();
      expect(after).toHaveLength(1);
      // Whatever is shown is whole, the former model or the new one.
      expect(await brokenOwnModels(store.queries, media())).toEqual({ checked: 1, broken: [] });
      if (after[0]?.hash === before[0]?.hash) expect(after).toEqual(before);
    }
    const [last] = await shown();
    await removeReplacedModels(store, media(), new Date(Date.now() + 2 * DAY_MS));
    expect(await rows()).toEqual([last]);
    const files: string[] = [];
    for await (const path of media().list()) files.push(path);
    expect(files).toEqual([`models/${last?.name}.${last?.hash}.glb.br`]);
  });

  it("shows it in every running process, and serves its file", async () => {
    const shops = [await startShop(environment()), await startShop(environment())];
    try {
      const [code] = await once(startCommand(await modelFile(2_000)), "exit");
      expect(code).toBe(0);
      const [model] = await shown();
      const address = `/models/${model?.name}.${model?.hash}.glb`;
      for (const { url } of shops) {
        await eventually(async () => {
          expect(await (await fetch(`${url}${page}`)).text()).toContain(address);
        });
        const response = await fetch(`${url}${address}`);
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toBe("model/gltf-binary");
        expect(Buffer.from(await response.arrayBuffer()).toString("latin1", 0, 4)).toBe("glTF");
      }
    } finally {
      for (const shop of shops) await shop.stop();
    }
  });
});
