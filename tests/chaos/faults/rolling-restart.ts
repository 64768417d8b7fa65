import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Figures } from "#tests/chaos/figures.ts";
import { startRoundRobin } from "#tests/chaos/round-robin.ts";
import { Scene } from "#tests/chaos/scene.ts";
import { until } from "#tests/chaos/until.ts";
import type { RunningShop } from "#tests/support/running-shop.ts";

export interface Processes {
  web: number;
  workers: number;
}

/** What the rolling restart did beside the leads. */
export interface RestartFigures extends Figures {
  /** Pages asked for meanwhile, and how many were not answered with 200. */
  pages: number;
  failed: number;
}

/**
 * Several processes on one PostgreSQL behind a plain round-robin; each web process is stopped and
 * replaced in turn while leads and pages are asked for. A lost answer fails the run.
 */
export async function rollingRestart({ web, workers }: Processes): Promise<RestartFigures> {
  const scene = await Scene.open("postgres");
  const proxy = await startRoundRobin();
  const pages = { asked: 0, failed: 0 };
  try {
    const shops: RunningShop[] = [];
    for (let count = 0; count < web; count += 1) shops.push(await scene.start());
    for (let count = 0; count < workers; count += 1) scene.startWorker();
    proxy.upstreams = shops.map(({ url }) => url);
    const stop = scene.stream(proxy.url, 10);
    const stopPages = askPages(proxy.url, pages);
    await scene.recovered(0);
    scene.recoveries.length = 0;
    for (const [place, old] of shops.entries()) {
      const ended = once(old.process, "exit");
      old.process.kill("SIGTERM");
      const begun = performance.now();
      const fresh = await scene.start();
      proxy.upstreams[place] = fresh.url;
      await ended;
      await scene.recovered(begun);
    }
    await stop();
    await stopPages();
    const lost = scene.ledger.open.size;
    const [url = ""] = proxy.upstreams;
    const figures = await scene.finish(web, { ...(shops[0] as RunningShop), url });
    return { ...figures, pages: pages.asked, failed: pages.failed + lost };
  } finally {
    await proxy.close();
    await scene.close();
  }
}

function askPages(url: string, pages: { asked: number; failed: number }): () => Promise<void> {
  let going = true;
  const asking = (async () => {
    for (let turn = 0; going; turn += 1) {
      const path = turn % 2 === 0 ? "/" : `/search?q=sofa${turn}`;
      const status = await fetch(url + path).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      pages.asked += 1;
      if (status !== 200) pages.failed += 1;
      await sleep(20);
    }
  })();
  return async () => {
    await until("some pages were asked for", () => (pages.asked > 5 ? true : undefined));
    going = false;
    await asking;
  };
}
