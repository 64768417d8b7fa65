import { setTimeout as sleep } from "node:timers/promises";
import type { Engine } from "#server/store/store-interface.ts";
import type { FaultResults } from "#tests/chaos/fault-results.ts";
import { FaultScenario, killed } from "#tests/chaos/fault-scenario.ts";

/** Two workers beside the shop on one queue; one of them is killed and replaced each time. */
export async function twoWorkers(engine: Engine, times: number): Promise<FaultResults> {
  const scene = await FaultScenario.open(engine);
  try {
    const shop = await scene.start();
    scene.startWorker();
    const stop = scene.stream(shop.url, 20);
    await scene.recovered(0);
    scene.recoveries.length = 0;
    for (let time = 0; time < times; time += 1) {
      const victim = scene.startWorker();
      await sleep(800 + Math.random() * 800);
      await killed(victim);
      await scene.recovered(performance.now());
    }
    await stop();
    return await scene.finish(times, shop);
  } finally {
    await scene.close();
  }
}
