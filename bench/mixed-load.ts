import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#tests/support/free-port.ts";
import type { RunningShop } from "#tests/support/running-shop.ts";
import { type LoadReport, loadRows, writeLoadPage } from "./load-report.ts";
import { keptPages, visitOf } from "./mixed-traffic.ts";
import type { Row } from "./table.ts";
import { type Ended, openVisitors, type Visitors } from "./visitors.ts";
import { warmShop } from "./warm-shop.ts";

const WARM_UP_MS = 10_000;
const MEASURE_MS = 20_000;
/** Visitors who each wait for a response while the rate one process serves is measured. */
const WAITING_VISITORS = 16;
/** Maximum of visits in flight; those due beyond it are counted as never made. */
const MAX_IN_FLIGHT = 1_000;

const minutes = Number(process.env.LOAD_MINUTES ?? 10);

/**
 * Ten minutes of mixed traffic at twice the rate one process serves. Visits start when they are
 * due, whether the server keeps up or not. Writes docs/load.md.
 */
export async function mixedLoad(): Promise<Row[]> {
  const metricsPort = await freePort();
  const shop = await warmShop({ TRUST_PROXY: "1", METRICS_PORT: String(metricsPort) });
  const visitors = openVisitors(shop.url);
  try {
    const pages = await keptPages(shop.url);
    await servedPerSecond(visitors, pages, WARM_UP_MS);
    const capacity = await servedPerSecond(visitors, pages, MEASURE_MS);
    process.stderr.write(`one process serves ${capacity.toFixed(0)} a second\n`);
    const rate = 2 * capacity;
    const load = await underLoad({ visitors, pages, rate, metricsPort });
    const recoveryMs = await timeToRecover(shop);
    const report: LoadReport = { capacity, rate, ...load, recoveryMs };
    writeLoadPage(report);
    return loadRows(report);
  } finally {
    visitors.close();
    await shop.stop();
  }
}

/**
 * Returns served visits per second while each visitor waits for a response before the next visit.
 */
async function servedPerSecond(
  visitors: Visitors,
  pages: readonly string[],
  ms: number,
): Promise<number> {
  const until = performance.now() + ms;
  let turn = 0;
  let served = 0;
  const visitor = async () => {
    while (performance.now() < until) {
      turn += 1;
      const { status } = await visitors.visit(visitOf(turn, pages), performance.now());
      if (status === 200 || status === 201) served += 1;
    }
  };
  await Promise.all(Array.from({ length: WAITING_VISITORS }, visitor));
  return (served * 1000) / ms;
}

interface Load {
  visitors: Visitors;
  pages: readonly string[];
  /** Visits per second. */
  rate: number;
  metricsPort: number;
}

async function underLoad({ visitors, pages, rate, metricsPort }: Load) {
  const ended: Ended[] = [];
  const perMinute: Promise<number>[] = [];
  const started = performance.now();
  const inFlight = new Set<Promise<void>>();
  let turn = 1_000_000;
  let notStarted = 0;
  for (let due = 0; due < minutes * 60_000; due += 1000 / rate) {
    const wait = started + due - performance.now();
    if (wait > 0) await sleep(wait);
    if (Math.floor(due / 60_000) > perMinute.length - 1) {
      perMinute.push(residentMegabytes(metricsPort));
    }
    if (inFlight.size >= MAX_IN_FLIGHT) {
      notStarted += 1;
      continue;
    }
    turn += 1;
    const visit = visitors.visit(visitOf(turn, pages), started + due).then((end) => {
      ended.push(end);
      inFlight.delete(visit);
    });
    inFlight.add(visit);
  }
  await Promise.all(inFlight);
  perMinute.push(residentMegabytes(metricsPort));
  return { ended, notStarted, megabytes: await Promise.all(perMinute) };
}

async function residentMegabytes(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (.+)$/m.exec(text)?.[1]) / 1e6;
}

/** Returns milliseconds until ten rendered pages in a row are served within 300 ms each. */
async function timeToRecover(shop: RunningShop): Promise<number> {
  const started = performance.now();
  for (let inTime = 0, turn = 0; inTime < 10 && performance.now() - started < 60_000; turn += 1) {
    const sentAt = performance.now();
    const response = await fetch(`${shop.url}/search?q=after+${turn}`);
    await response.arrayBuffer();
    inTime = response.status === 200 && performance.now() - sentAt < 300 ? inTime + 1 : 0;
  }
  return performance.now() - started;
}
