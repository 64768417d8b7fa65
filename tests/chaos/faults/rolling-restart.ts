import { ok } from "node:assert/strict";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { FaultResults } from "#tests/chaos/fault-results.ts";
import { FaultScenario } from "#tests/chaos/fault-scenario.ts";
import { startRoundRobin } from "#tests/chaos/round-robin-proxy.ts";
import { eventually } from "#tests/support/eventually.ts";
import type { RunningShop } from "#tests/support/running-shop.ts";

/** Proxies have this long to see that a process stops. */
const PATIENT = { DRAIN_SECONDS: "2" };

export interface Processes {
  web: number;
  workers: number;
}

/** What the rolling restart did beside the leads. */
export interface RestartFigures extends FaultResults {
  /** Pages asked for meanwhile. */
  pages: number;
  /** What was not answered with 200, or with 201 where it was a lead. */
  failed: string[];
}

/**
 * Several processes on one PostgreSQL behind a plain round-robin; each web process is stopped and
 * replaced in turn while leads and pages are asked for. A lost answer fails the run.
 */
export async function rollingRestart({ web, workers }: Processes): Promise<RestartFigures> {
  const scene = await FaultScenario.open("postgres");
  const shops: RunningShop[] = [];
  for (let count = 0; count < web; count += 1) shops.push(await scene.start(PATIENT));
  for (let count = 0; count < workers; count += 1) scene.startWorker();
  const proxy = await startRoundRobin(shops.map(({ url }) => url));
  const pages: AskedPages = { asked: 0, failed: [] };
  try {
    const stop = scene.stream(proxy.url, 10);
    const stopPages = askPages(proxy.url, pages);
    await scene.recovered(0);
    scene.recoveries.length = 0;
    for (const [place, old] of shops.entries()) {
      const answered = scene.recovered(performance.now());
      shops[place] = await restarted(scene, old);
      await answered;
    }
    await stop();
    await stopPages();
    const leads = [...scene.ledger.open.values()].map(({ path }) => `${path}: no answer`);
    const figures = await scene.finish(web, shops[0]);
    return { ...figures, pages: pages.asked, failed: [...pages.failed, ...leads] };
  } finally {
    await proxy.close();
    await scene.close();
  }
}

/** What `systemctl restart` does: the new process begins when the old one has ended. */
async function restarted(scene: FaultScenario, old: RunningShop): Promise<RunningShop> {
  const ended = once(old.process, "exit");
  old.process.kill("SIGTERM");
  await ended;
  return scene.start({ ...PATIENT, PORT: new URL(old.url).port });
}

interface AskedPages {
  asked: number;
  failed: string[];
}

function askPages(url: string, pages: AskedPages): () => Promise<void> {
  let going = true;
  const asking = (async () => {
    for (let turn = 0; going; turn += 1) {
      const path = turn % 2 === 0 ? "/" : `/search?q=sofa${turn}`;
      const status = await fetch(url + path).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      pages.asked += 1;
      if (status !== 200) pages.failed.push(`${path}: ${status || "no answer"}`);
      await sleep(20);
    }
  })();
  return async () => {
    await eventually(() => ok(pages.asked > 5, "Hardly a page was asked for."));
    going = false;
    await asking;
  };
}
