import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import { createInterface } from "node:readline";
import { compared, type Figures } from "./last-run.ts";
import { getPage } from "./load.ts";
import { busyNote, isQuiet } from "./machine.ts";
import { median } from "./median.ts";
import type { Row } from "./table.ts";
import { uncachedPages } from "./uncached-pages.ts";
import { warmShop } from "./warm-shop.ts";

const rounds = 5;
const requestsPerRound = 100;
/** Requests before the first round: code that ran less often isn't compiled as in a running shop. */
const requestsToWarmUp = 1_000;
const connections = 4;
/** Milliseconds in a tick of Linux's processor time. */
const tickMs = 10;

interface Server {
  url: string;
  pid: number;
}

/**
 * Measures the processor time of pages never asked for before, by kind, in rounds that alternate
 * with a bare page of React Router and a bare server, so that other load affects all.
 */
export async function render(): Promise<Row[]> {
  const quiet = isQuiet();
  const shop = await warmShop({});
  const children = [
    await startServer("bench/bare-router.ts"),
    await startServer("bench/hello-server.ts"),
  ];
  const [router, bare] = children;
  if (!router || !bare || shop.process.pid === undefined) throw new Error("A server is missing.");
  const shopServer = { url: shop.url, pid: shop.process.pid };
  const kinds = [
    ...uncachedPages.map(({ name, limit, address }) => ({ name, limit, address, on: shopServer })),
    { name: "bare React Router page", limit: 0, address: () => "/", on: router },
    { name: "bare node:http", limit: 0, address: () => "/", on: bare },
  ];
  const ms: Record<string, number[]> = {};
  try {
    for (const { address, on } of kinds) await perRequest(on, address, requestsToWarmUp);
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, address, on } of kinds) {
        ms[name] = [...(ms[name] ?? []), await perRequest(on, address, requestsPerRound)];
      }
    }
  } finally {
    for (const { stop } of children) stop();
    await shop.stop();
  }
  const control = median(ms["bare React Router page"] ?? []);
  const figures: Figures = {};
  for (const { name } of uncachedPages) figures[name] = median(ms[name] ?? []) / control;
  const rows = kinds.map(({ name, limit }): Row => {
    const perSecond = (ms[name] ?? []).map((each) => 1_000 / each);
    const rate = median(perSecond);
    return {
      what: `${name}, requests per second of processor`,
      value: `${rate.toFixed(0)} (${Math.min(...perSecond).toFixed(0)}–${Math.max(...perSecond).toFixed(0)})`,
      limit: limit ? `≥ ${limit}` : "",
      ok: !quiet || rate >= limit,
    };
  });
  return [...rows, ...compared("render", figures), busyNote(quiet)];
}

let requested = 0;

/** Milliseconds of processor time for one request, the mean of so many. */
async function perRequest(
  { url, pid }: Server,
  address: (number: number) => string,
  requests: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const before = processorMs(pid);
  let left = requests;
  const caller = async () => {
    while (left > 0) {
      left -= 1;
      requested += 1;
      await getPage(`${url}${address(requested)}`, agent);
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  agent.destroy();
  return Math.max(tickMs, processorMs(pid) - before) / requests;
}

/** User and system time of all threads of a process. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

async function startServer(file: string): Promise<Server & { stop: () => void }> {
  const child = spawn(process.execPath, [file], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const { url } = JSON.parse(line) as { url: string };
  return { url, pid: child.pid ?? 0, stop: () => child.kill() };
}
