import { ok } from "node:assert/strict";
import { mkdirSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Engine } from "#server/store/store-interface.ts";
import { type DatabaseOnVolume, databaseOn } from "#tests/chaos/database-on-volume.ts";
import type { FaultResults } from "#tests/chaos/fault-results.ts";
import { FaultScenario } from "#tests/chaos/fault-scenario.ts";
import type { LeadLedger } from "#tests/chaos/lead-stream.ts";
import { waitUntilReady, waitUntilUnready } from "#tests/chaos/readiness.ts";
import { smallVolume } from "#tests/chaos/volume.ts";
import { eventually } from "#tests/support/eventually.ts";

/**
 * The disk fills up while leads come in, and is cleared again. PostgreSQL stops itself and is
 * restarted, as systemd would.
 * @returns undefined if disks can't be mounted.
 */
export async function diskFull(engine: Engine, times: number): Promise<FaultResults | undefined> {
  const volume = await smallVolume(engine === "sqlite" ? 128 : 320);
  if (!volume) return undefined;
  let database: DatabaseOnVolume | undefined;
  let scenario: FaultScenario | undefined;
  try {
    const dataDir = join(volume.folder, "data");
    mkdirSync(dataDir);
    database = await databaseOn(engine, volume.folder);
    scenario = await FaultScenario.open(engine, { dataDir, databaseUrl: database.url });
    const { ledger } = scenario;
    const shop = await scenario.start();
    // Slowly, because everything stored meanwhile must fit on the small disk.
    const stop = scenario.stream(shop.url, 50);
    await scenario.recovered(0);
    scenario.recoveries.length = 0;
    for (let time = 0; time < times; time += 1) {
      await fill(join(volume.folder, "ballast"), () => reportedFull(shop.url, ledger));
      rmSync(join(volume.folder, "ballast"));
      if (engine === "postgres") await database.restart();
      await scenario.recovered(performance.now());
      await waitUntilReady(shop.url);
    }
    await stop();
    return await scenario.finish(times, shop);
  } finally {
    await scenario?.close();
    await database?.stop();
    await volume.remove();
  }
}

/** Waits until a shopper was asked to try again and `/readyz` responds 503. */
async function reportedFull(url: string, ledger: LeadLedger): Promise<void> {
  const before = ledger.refusals;
  await eventually(() => ok(ledger.refusals > before, "No shopper was asked to try again."));
  await waitUntilUnready(url);
}

/** Fills all space that is or becomes free until the shop reports the full disk. */
async function fill(path: string, isOutOfSpace: () => Promise<void>): Promise<void> {
  let noticed = false;
  const noticing = isOutOfSpace().finally(() => {
    noticed = true;
  });
  // Awaited below.
  noticing.catch(() => {});
  const ballast = await open(path, "w");
  let size = 1024 * 1024;
  while (!noticed) {
    try {
      await ballast.write(Buffer.alloc(size));
    } catch {
      size = Math.max(512, size >> 1);
      await sleep(20);
    }
  }
  await ballast.close();
  await noticing;
}
