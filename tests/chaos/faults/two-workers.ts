import { setTimeout as sleep } from "node:timers/promises";
import type { Engine } from "#server/store/store-interface.ts";
import type { FaultResults } from "#tests/chaos/fault-results.ts";
import { FaultScenario, killed } from "#tests/chaos/fault-scenario.ts";

/** Two workers and the shop share one queue; one worker is killed and replaced each time. */
export async function twoWorkers(engine: Engine, times: number): Promise<FaultResults> {
  const scenario = await FaultScenario.open(engine);
  try {
    const shop = await scenario.start();
    scenario.startWorker();
    const stop = scenario.stream(shop.url, 20);
    await scenario.recovered(0);
    scenario.recoveries.length = 0;
    for (let time = 0; time < times; time += 1) {
      const victim = scenario.startWorker();
      await sleep(800 + Math.random() * 800);
      await killed(victim);
      await scenario.recovered(performance.now());
    }
    await stop();
    return await scenario.finish(times, shop);
  } finally {
    await scenario.close();
  }
}
