import { setTimeout as sleep } from "node:timers/promises";
import type { Engine } from "#server/store/store-interface.ts";
import type { FaultResults } from "#tests/chaos/fault-results.ts";
import { FaultScenario, killed } from "#tests/chaos/fault-scenario.ts";

/** `kill -9` at random moments while leads of all kinds come in. */
export async function killNine(engine: Engine, times: number): Promise<FaultResults> {
  const scene = await FaultScenario.open(engine);
  try {
    for (let time = 0; time < times; time += 1) {
      const begun = performance.now();
      const shop = await scene.start();
      const stop = scene.stream(shop.url);
      await scene.recovered(begun);
      await sleep(Math.random() * 400);
      await killed(shop.process);
      await stop();
    }
    return await scene.finish(times);
  } finally {
    await scene.close();
  }
}
