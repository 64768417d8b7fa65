import type { Browser, Page } from "@playwright/test";
import { withBrowser } from "./browser.ts";
import { median } from "./median.ts";
import type { Row } from "./table.ts";

const listing = "/collections/living-room/recliners-lift-chairs";
const RUNS = 7;

/** The same link on which comparable sites were measured: 400 ms round trip, 1.6 Mbit/s. */
const slowLink = {
  offline: false,
  latency: 400,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/**
 * Milliseconds from the click on a product in a listing to the frame that shows its title: once
 * with the pointer resting on the card first, which prefetches the page, and once clicked as soon
 * as it appears.
 */
export function productClicks(shopUrl: string): Promise<Row[]> {
  return withBrowser(async (browser) => [
    row("on a fast line", 30, await clicks(browser, shopUrl, { slow: false, rests: true })),
    row(
      "on a slow line, after resting",
      60,
      await clicks(browser, shopUrl, { slow: true, rests: true }),
    ),
    row(
      "on a slow line, at first sight",
      null,
      await clicks(browser, shopUrl, { slow: true, rests: false }),
    ),
  ]);
}

function row(how: string, limit: number | null, times: readonly number[]): Row {
  const time = Math.round(median(times));
  return {
    what: `click on a piece to its title, ${how}`,
    value: `${time} ms`,
    limit: limit === null ? "" : `≤ ${limit} ms`,
    ok: limit === null || time <= limit,
  };
}

interface Variant {
  slow: boolean;
  /** Whether the pointer rests on the card until the prefetch is complete. */
  rests: boolean;
}

async function clicks(browser: Browser, shopUrl: string, variant: Variant): Promise<number[]> {
  const times: number[] = [];
  while (times.length < RUNS) times.push(await oneClick(browser, shopUrl, variant));
  return times;
}

async function oneClick(browser: Browser, shopUrl: string, { slow, rests }: Variant) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  if (slow) await throttle(page);
  await page.addInitScript(recordTitleTime);
  await page.goto(`${shopUrl}${listing}`, { waitUntil: rests ? "networkidle" : "commit" });
  const title = page.getByRole("article").first().getByRole("heading").getByRole("link");
  if (rests) {
    await title.hover();
    await page.waitForFunction(isPrefetched);
  }
  await title.click({ noWaitAfter: true });
  const shown = await page.waitForFunction(() => sessionStorage.getItem("title shown after"));
  const time = Number(await shown.jsonValue());
  await context.close();
  return time;
}

/**
 * Runs in the page: whether the product's data and its page's script were loaded before the click.
 */
function isPrefetched() {
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  return ["/products/", "/assets/product-"].every((part) =>
    names.some((name) => name.includes(part)),
  );
}

async function throttle(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slowLink);
}

/**
 * Runs in the page and in the page the click leads to: records when the clicked title becomes the
 * page's title.
 */
function recordTitleTime() {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    "click",
    ({ target }) => {
      sessionStorage.setItem("clicked at", String(now()));
      sessionStorage.setItem("clicked title", (target as Element).textContent ?? "");
    },
    true,
  );
  const checkTitle = () => {
    const title = sessionStorage.getItem("clicked title");
    if (title && document.querySelector("h1")?.textContent === title) {
      const after = now() - Number(sessionStorage.getItem("clicked at"));
      sessionStorage.setItem("title shown after", String(after));
    } else requestAnimationFrame(checkTitle);
  };
  requestAnimationFrame(checkTitle);
}
