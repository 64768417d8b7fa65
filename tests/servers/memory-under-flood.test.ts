import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";

const MB = 1024 * 1024;
const AT_ONCE = 8;

/** Replies to each message with the bytes held after garbage collection. */
const reporter = `process.on("message", () => {
  gc(); gc();
  const { heapUsed, external } = process.memoryUsage();
  process.send(heapUsed + external);
})`;

let shop: RunningShop;
beforeEach(async () => {
  const script = `data:text/javascript,${encodeURIComponent(reporter)}`;
  shop = await startShop({}, ["--expose-gc", "--import", script]);
});
afterEach(() => shop.stop());

async function held(): Promise<number> {
  const reply = once(shop.process, "message");
  shop.process.send("report");
  return Number((await reply)[0]);
}

/** Asks for so many addresses; a busy server refuses some of them. */
async function flood(count: number, addressOf: () => string) {
  let left = count;
  const client = async () => {
    while (left-- > 0) await (await fetch(`${shop.url}${addressOf()}`)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
}

it("2S1: a flood of addresses nobody needs leaves the process as large as one address does", async () => {
  const ours = () => "/search.data?q=sofa&_routes=routes%2Fsearch";
  const made = () => `/search.data?q=sofa&_routes=${randomUUID()}`;
  // What the code needs once it is compiled and its connections are open.
  await flood(500, made);
  await flood(500, ours);
  const before = await held();
  await flood(3_000, ours);
  const control = (await held()) - before;
  await flood(3_000, made);
  const grown = (await held()) - before;
  // Kept, each of them takes 1.2 kB.
  expect(grown).toBeLessThan(Math.max(control, 0) + 2 * MB);
});
