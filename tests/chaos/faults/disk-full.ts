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
 * The disk fills up while leads come in, and is given room again. PostgreSQL stops itself and is
 * started again, as systemd does. @returns undefined where disks cannot be mounted.
 */
export async function diskFull(engine: Engine, times: number): Promise<FaultResults | undefined> {
  const volume = await smallVolume(engine === "sqlite" ? 128 : 320);
  if (!volume) return undefined;
  let database: DatabaseOnVolume | undefined;
  let scene: FaultScenario | undefined;
  try {
    const dataDir = join(volume.folder, "data");
    mkdirSync(dataDir);
    database = await databaseOn(engine, volume.folder);
    scene = await FaultScenario.open(engine, { dataDir, databaseUrl: database.url });
    const { ledger } = scene;
    const shop = await scene.start();
    // Slowly: what is stored meanwhile must leave room on so small a disk.
    const stop = scene.stream(shop.url, 50);
    await scene.recovered(0);
    scene.recoveries.length = 0;
    for (let time = 0; time < times; time += 1) {
      await fill(join(volume.folder, "ballast"), () => toldFull(shop.url, ledger));
      rmSync(join(volume.folder, "ballast"));
      if (engine === "postgres") await database.restart();
      await scene.recovered(performance.now());
      await waitUntilReady(shop.url);
    }
    await stop();
    return await scene.finish(times, shop);
  } finally {
    await scene?.close();
    await database?.stop();
    await volume.remove();
  }
}

/** A shopper was told to try again, and `/readyz` says no. */
async function toldFull(url: string, ledger: LeadLedger): Promise<void> {
  const before = ledger.refusals;
  await eventually(() => ok(ledger.refusals > before, "Nobody was told."));
  await waitUntilUnready(url);
}

/** Takes every byte that is or becomes free until the shop says that it cannot go on. */
async function fill(path: string, isOutOfSpace: () => Promise<void>): Promise<void> {
  let noticed = false;
  const noticing = isOutOfSpace().finally(() => {
    noticed = true;
  });
  // It is waited for below.
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
