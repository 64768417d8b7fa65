import { ok } from "node:assert/strict";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { FaultResults } from "#tests/chaos/fault-results.ts";
import { FaultScenario } from "#tests/chaos/fault-scenario.ts";
import { startRoundRobin } from "#tests/chaos/round-robin-proxy.ts";
import { eventually } from "#tests/support/eventually.ts";
import type { RunningShop } from "#tests/support/running-shop.ts";

/** How long a stopping process drains, so that proxies notice. */
const DRAINING = { DRAIN_SECONDS: "2" };

export interface Processes {
  web: number;
  workers: number;
}

/** The results of a rolling restart, in addition to the leads. */
export interface RestartFigures extends FaultResults {
  /** Pages requested meanwhile. */
  pages: number;
  /** Requests that didn't get a 200, or a 201 for a lead. */
  failed: string[];
}

/**
 * Several processes on one PostgreSQL behind a plain round-robin proxy; each web process is stopped
 * and replaced in turn while leads and pages are requested. A lost response fails the run.
 */
export async function rollingRestart({ web, workers }: Processes): Promise<RestartFigures> {
  const scenario = await FaultScenario.open("postgres");
  const shops: RunningShop[] = [];
  for (let count = 0; count < web; count += 1) shops.push(await scenario.start(DRAINING));
  for (let count = 0; count < workers; count += 1) scenario.startWorker();
  const proxy = await startRoundRobin(shops.map(({ url }) => url));
  const pages: RequestedPages = { requested: 0, failed: [] };
  try {
    const stop = scenario.stream(proxy.url, 10);
    const stopPages = requestPages(proxy.url, pages);
    await scenario.recovered(0);
    scenario.recoveries.length = 0;
    for (const [index, old] of shops.entries()) {
      const leadAccepted = scenario.recovered(performance.now());
      shops[index] = await restarted(scenario, old);
      await leadAccepted;
    }
    await stop();
    await stopPages();
    const leads = [...scenario.ledger.open.values()].map(({ path }) => `${path}: no response`);
    const figures = await scenario.finish(web, shops[0]);
    return { ...figures, pages: pages.requested, failed: [...pages.failed, ...leads] };
  } finally {
    await proxy.close();
    await scenario.close();
  }
}

/** Restarts like `systemctl restart`: the new process starts when the old one has ended. */
async function restarted(scenario: FaultScenario, old: RunningShop): Promise<RunningShop> {
  const ended = once(old.process, "exit");
  old.process.kill("SIGTERM");
  await ended;
  return scenario.start({ ...DRAINING, PORT: new URL(old.url).port });
}

interface RequestedPages {
  requested: number;
  failed: string[];
}

function requestPages(url: string, pages: RequestedPages): () => Promise<void> {
  let running = true;
  const requesting = (async () => {
    for (let turn = 0; running; turn += 1) {
      const path = turn % 2 === 0 ? "/" : `/search?q=sofa${turn}`;
      const status = await fetch(url + path).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      pages.requested += 1;
      if (status !== 200) pages.failed.push(`${path}: ${status || "no response"}`);
      await sleep(20);
    }
  })();
  return async () => {
    await eventually(() => ok(pages.requested > 5, "Hardly any page was requested."));
    running = false;
    await requesting;
  };
}
