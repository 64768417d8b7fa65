import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Engine } from "#server/store/store-interface.ts";
import { type DatabaseOnVolume, databaseOn } from "#tests/chaos/database-on-volume.ts";
import type { FaultResults } from "#tests/chaos/fault-results.ts";
import { FaultScenario, killed } from "#tests/chaos/fault-scenario.ts";
import { cuttableVolume } from "#tests/chaos/volume.ts";

/**
 * The power of the disk is cut while leads come in: nothing that was not flushed is there
 * afterwards. @returns undefined where disks cannot be mounted.
 */
export async function powerCut(engine: Engine, times: number): Promise<FaultResults | undefined> {
  const volume = await cuttableVolume(256);
  if (!volume) return undefined;
  let database: DatabaseOnVolume | undefined;
  let scene: FaultScenario | undefined;
  try {
    const dataDir = join(volume.folder, "data");
    mkdirSync(dataDir);
    database = await databaseOn(engine, volume.folder);
    scene = await FaultScenario.open(engine, { dataDir, databaseUrl: database.url });
    for (let time = 0; time < times; time += 1) {
      const begun = performance.now();
      const shop = await scene.start();
      const stop = scene.stream(shop.url);
      await scene.recovered(begun);
      await sleep(Math.random() * 500);
      await volume.cut();
      // What is acknowledged from here on would be a lie; the disk takes nothing.
      await sleep(100);
      await killed(shop.process);
      await database.crash();
      await stop();
      await volume.comeBack();
      await database.restart();
    }
    return await scene.finish(times);
  } finally {
    await scene?.close();
    await database?.stop();
    await volume.remove();
  }
}
