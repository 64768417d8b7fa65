import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { Engine } from "#server/store/store-interface.ts";
import type { FaultResults } from "#tests/chaos/fault-results.ts";
import { FaultScenario, killed } from "#tests/chaos/fault-scenario.ts";

const clock = pathToFileURL(resolve("tests/chaos/jumping-clock.ts")).href;

/** The server's clock jumps a day forward, two back, hours to and fro, while leads come in. */
export async function clockJumps(engine: Engine, times: number): Promise<FaultResults> {
  const scene = await FaultScenario.open(engine);
  try {
    const shop = await scene.start({ NODE_OPTIONS: `--import ${clock}` });
    const stop = scene.stream(shop.url, 20);
    await scene.recovered(0);
    scene.recoveries.length = 0;
    for (let time = 0; time < times; time += 1) {
      shop.process.kill("SIGUSR2");
      await scene.recovered(performance.now());
      await sleep(300);
    }
    await stop();
    await killed(shop.process);
    return await scene.finish(times);
  } finally {
    await scene.close();
  }
}
