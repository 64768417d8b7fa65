import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { Engine } from "#server/store/store-interface.ts";
import type { FaultResults } from "#tests/chaos/fault-results.ts";
import { FaultScenario, killed } from "#tests/chaos/fault-scenario.ts";

const clock = pathToFileURL(resolve("tests/chaos/jumping-clock.ts")).href;

/**
 * The server's clock jumps a day forward, two days back, and by hours in both directions, while
 * leads come in.
 */
export async function clockJumps(engine: Engine, times: number): Promise<FaultResults> {
  const scenario = await FaultScenario.open(engine);
  try {
    const shop = await scenario.start({ NODE_OPTIONS: `--import ${clock}` });
    const stop = scenario.stream(shop.url, 20);
    await scenario.recovered(0);
    scenario.recoveries.length = 0;
    for (let time = 0; time < times; time += 1) {
      shop.process.kill("SIGUSR2");
      await scenario.recovered(performance.now());
      await sleep(300);
    }
    await stop();
    await killed(shop.process);
    return await scenario.finish(times);
  } finally {
    await scenario.close();
  }
}
