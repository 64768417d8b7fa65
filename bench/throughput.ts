import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { load } from "./load.ts";
import { median } from "./median.ts";
import { startShopWithLogFile } from "./shop-with-log-file.ts";
import type { Row } from "./table.ts";

const rounds = 5;
const roundMs = 2_000;
const asBrowser = "Accept-Encoding: br\r\n";

/**
 * Compares a cached page with a bare `node:http` response of the same size. Rounds alternate
 * so that other load on the machine affects both.
 */
export async function throughput(): Promise<Row[]> {
  const shop = await startShopWithLogFile();
  const page = await fetch(shop.url, { headers: { "accept-encoding": "br" } });
  const size = Number(page.headers.get("content-length"));
  await page.arrayBuffer();
  const hello = await startHello(size);
  const shopRates: number[] = [];
  const bareRates: number[] = [];
  try {
    for (let round = 0; round <= rounds; round++) {
      const first = await load(`${shop.url}/`, asBrowser, roundMs);
      const second = await load(`${hello.url}/`, asBrowser, roundMs);
      if (round === 0) continue; // the first round warms both up
      shopRates.push(first.perSecond);
      bareRates.push(second.perSecond);
    }
  } finally {
    hello.stop();
    await shop.stop();
  }
  const ratio = median(shopRates.map((value, round) => value / (bareRates[round] ?? 1)));
  const rates = `${Math.round(median(shopRates))} of ${Math.round(median(bareRates))} requests/s`;
  return [
    {
      what: `cached page, ${size} bytes, as a ratio to bare node:http`,
      value: `${ratio.toFixed(2)} (${rates})`,
      limit: "≥ 0.6",
      ok: ratio >= 0.6,
    },
  ];
}

async function startHello(size: number) {
  const child = spawn(process.execPath, ["bench/hello-server.ts", String(size)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const { url } = JSON.parse(line) as { url: string };
  return { url, stop: () => child.kill() };
}
