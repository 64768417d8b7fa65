import { setTimeout as sleep } from "node:timers/promises";
import type { Engine } from "#server/store/store-interface.ts";
import type { FaultResults } from "#tests/chaos/fault-results.ts";
import { FaultScenario, killed } from "#tests/chaos/fault-scenario.ts";

/** Kills the server with `kill -9` at random moments while leads of all kinds come in. */
export async function killServer(engine: Engine, times: number): Promise<FaultResults> {
  const scenario = await FaultScenario.open(engine);
  try {
    for (let time = 0; time < times; time += 1) {
      const startedAt = performance.now();
      const shop = await scenario.start();
      const stop = scenario.stream(shop.url);
      await scenario.recovered(startedAt);
      await sleep(Math.random() * 400);
      await killed(shop.process);
      await stop();
    }
    return await scenario.finish(times);
  } finally {
    await scenario.close();
  }
}
