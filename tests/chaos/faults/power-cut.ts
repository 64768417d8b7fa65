import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Engine } from "#server/store/store-interface.ts";
import { type DatabaseOnVolume, databaseOn } from "#tests/chaos/database-on-volume.ts";
import type { FaultResults } from "#tests/chaos/fault-results.ts";
import { FaultScenario, killed } from "#tests/chaos/fault-scenario.ts";
import { cuttableVolume } from "#tests/chaos/volume.ts";

/**
 * Cuts the disk's power while leads come in: nothing that wasn't flushed survives.
 * @returns undefined if disks can't be mounted.
 */
export async function powerCut(engine: Engine, times: number): Promise<FaultResults | undefined> {
  const volume = await cuttableVolume(256);
  if (!volume) return undefined;
  let database: DatabaseOnVolume | undefined;
  let scenario: FaultScenario | undefined;
  try {
    const dataDir = join(volume.folder, "data");
    mkdirSync(dataDir);
    database = await databaseOn(engine, volume.folder);
    scenario = await FaultScenario.open(engine, { dataDir, databaseUrl: database.url });
    for (let time = 0; time < times; time += 1) {
      const startedAt = performance.now();
      const shop = await scenario.start();
      const stop = scenario.stream(shop.url);
      await scenario.recovered(startedAt);
      await sleep(Math.random() * 500);
      await volume.cut();
      // Nothing may be acknowledged from here on, because the disk stores nothing.
      await sleep(100);
      await killed(shop.process);
      await database.crash();
      await stop();
      await volume.comeBack();
      await database.restart();
    }
    return await scenario.finish(times);
  } finally {
    await scenario?.close();
    await database?.stop();
    await volume.remove();
  }
}
