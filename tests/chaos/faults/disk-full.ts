import { ok } from "node:assert/strict";
import { mkdirSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Engine } from "#server/store/store.ts";
import type { Figures } from "#tests/chaos/figures.ts";
import type { Ledger } from "#tests/chaos/lead-stream.ts";
import { databaseOn, type PlacedDatabase } from "#tests/chaos/placed-database.ts";
import { Scene } from "#tests/chaos/scene.ts";
import { toldReady, toldUnready } from "#tests/chaos/told.ts";
import { smallVolume } from "#tests/chaos/volume.ts";
import { eventually } from "#tests/support/eventually.ts";

/**
 * The disk fills up while leads come in, and is given room again. PostgreSQL stops itself and is
 * started again, as systemd does. @returns undefined where disks cannot be mounted.
 */
export async function diskFull(engine: Engine, times: number): Promise<Figures | undefined> {
  const volume = await smallVolume(engine === "sqlite" ? 128 : 320);
  if (!volume) return undefined;
  let database: PlacedDatabase | undefined;
  let scene: Scene | undefined;
  try {
    const dataDir = join(volume.folder, "data");
    mkdirSync(dataDir);
    database = await databaseOn(engine, volume.folder);
    scene = await Scene.open(engine, { dataDir, databaseUrl: database.url });
    const { ledger } = scene;
    const shop = await scene.start();
    // Slowly: what is stored meanwhile must leave room on so small a disk.
    const stop = scene.stream(shop.url, 50);
    await scene.recovered(0);
    scene.recoveries.length = 0;
    for (let time = 0; time < times; time += 1) {
      await fill(join(volume.folder, "ballast"), () => toldFull(shop.url, ledger));
      rmSync(join(volume.folder, "ballast"));
      if (engine === "postgres") await database.comeBack();
      await scene.recovered(performance.now());
      await toldReady(shop.url);
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
async function toldFull(url: string, ledger: Ledger): Promise<void> {
  const before = ledger.told;
  await eventually(() => ok(ledger.told > before, "Nobody was told."));
  await toldUnready(url);
}

/** Takes every byte that is or becomes free until the shop says that it cannot go on. */
async function fill(path: string, isFull: () => Promise<void>): Promise<void> {
  let noticed = false;
  const noticing = isFull().finally(() => {
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
