import type { Browser, Page } from "@playwright/test";
import { withBrowser } from "./browser.ts";
import { median } from "./median.ts";
import type { Row } from "./table.ts";

const listing = "/collections/living-room/recliners-lift-chairs";
const MANY = 7;

/** As the peers were measured: a round trip of 400 ms, 1.6 Mbit/s. */
const slowLink = {
  offline: false,
  latency: 400,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/**
 * Milliseconds from the click on a piece of a listing to the frame that shows its title: with the
 * pointer resting on the card first, which fetches the page ahead, and pressed as soon as it is seen.
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
  /** The pointer comes to the card and stays until what it fetched is here. */
  rests: boolean;
}

async function clicks(browser: Browser, shopUrl: string, manner: Variant): Promise<number[]> {
  const times: number[] = [];
  while (times.length < MANY) times.push(await oneClick(browser, shopUrl, manner));
  return times;
}

async function oneClick(browser: Browser, shopUrl: string, { slow, rests }: Variant) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  if (slow) await throttle(page);
  await page.addInitScript(timeTheTitle);
  await page.goto(`${shopUrl}${listing}`, { waitUntil: rests ? "networkidle" : "commit" });
  const title = page.getByRole("article").first().getByRole("heading").getByRole("link");
  if (rests) {
    await title.hover();
    await page.waitForFunction(fetchedAhead);
  }
  await title.click({ noWaitAfter: true });
  const shown = await page.waitForFunction(() => sessionStorage.getItem("title shown after"));
  const time = Number(await shown.jsonValue());
  await context.close();
  return time;
}

/** Runs in the page: whether the piece's data and its page's script are here before the click. */
function fetchedAhead() {
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

/** Runs in the page, and in the page a click leads to: notes when the clicked title is the page's own. */
function timeTheTitle() {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    "click",
    ({ target }) => {
      sessionStorage.setItem("clicked at", String(now()));
      sessionStorage.setItem("clicked title", (target as Element).textContent ?? "");
    },
    true,
  );
  const look = () => {
    const title = sessionStorage.getItem("clicked title");
    if (title && document.querySelector("h1")?.textContent === title) {
      const after = now() - Number(sessionStorage.getItem("clicked at"));
      sessionStorage.setItem("title shown after", String(after));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
