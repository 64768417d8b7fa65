import type { Browser, Page } from "@playwright/test";
import { mainThreadTime } from "#tests/support/main-thread-time.ts";
import { withBrowser } from "../browser.ts";
import { compared, type Figures } from "../last-run.ts";
import { busyNote, isQuiet } from "../machine.ts";
import { median } from "../median.ts";
import type { Row } from "../table.ts";
import { bareClick, type Interaction, interactions } from "./interactions.ts";

const runs = 15;
/** Milliseconds in which a click's remaining work ends. */
const settleMs = 700;

interface Measured {
  /** Milliseconds from the click to the frame with the result, by run. */
  shown: number[];
  /** Milliseconds of the main thread, by run. */
  busy: number[];
}

/**
 * Measures each interaction beside a click on an empty page in the same browser. On a busy machine
 * nothing is judged.
 */
export function clicks(shopUrl: string): Promise<Row[]> {
  return withBrowser(async (browser) => {
    const control = await measure(browser, bareClick, shopUrl);
    const rows: Row[] = [plainRow(bareClick.name, control)];
    const figures: Figures = {};
    const quiet = isQuiet();
    for (const interaction of interactions) {
      const measured = await measure(browser, interaction, shopUrl);
      const { name, limitMs, limitCpuMs } = interaction;
      const ratio = median(measured.busy) / median(control.busy);
      figures[name] = ratio;
      rows.push({
        ...plainRow(name, measured),
        limit: `≤ ${limitMs} ms${limitCpuMs ? `, ${limitCpuMs} ms busy` : ""}`,
        ok:
          !quiet ||
          (median(measured.shown) <= limitMs && median(measured.busy) <= (limitCpuMs ?? Infinity)),
      });
    }
    return [...rows, ...compared("clicks", figures), busyNote(quiet)];
  });
}

function plainRow(what: string, { shown, busy }: Measured): Row {
  return {
    what,
    value: `${spread(shown)} ms, main thread ${spread(busy)} ms`,
    limit: "",
    ok: true,
  };
}

function spread(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(0)} (${least.toFixed(0)}–${most.toFixed(0)})`;
}

async function measure(browser: Browser, interaction: Interaction, shopUrl: string) {
  const measured: Measured = { shown: [], busy: [] };
  while (measured.shown.length < runs) {
    const context = await browser.newContext(
      interaction.isTouch
        ? { viewport: { width: 390, height: 844 }, hasTouch: true }
        : { viewport: { width: 1280, height: 800 } },
    );
    const page = await context.newPage();
    await interaction.prepare(page, shopUrl);
    if (interaction.isSlow) await slowDown(page);
    await watchResult(page, interaction.isDone);
    let shown = Number.NaN;
    const busy = await mainThreadTime(browser, async () => {
      await interaction.click(page);
      shown = Number(await page.evaluate("shownAfter"));
      await page.waitForTimeout(settleMs);
    });
    measured.shown.push(shown);
    measured.busy.push(busy);
    await context.close();
  }
  return measured;
}

/** The line on which comparable sites were measured: 400 ms round trip, 1.6 Mbit/s. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
}

/**
 * Promises as `shownAfter` the milliseconds from the click to the first frame in which `isDone`.
 * Playwright's own waiting would load its script meanwhile, 11 ms of the main thread.
 */
async function watchResult(page: Page, isDone: () => boolean) {
  await page.evaluate(`(() => {
    let clickedAt;
    addEventListener("pointerdown", () => { clickedAt ??= performance.now(); }, true);
    window.shownAfter = new Promise((shown) => {
      const check = () => {
        if (clickedAt && (${isDone})()) shown(performance.now() - clickedAt);
        else requestAnimationFrame(check);
      };
      requestAnimationFrame(check);
    });
  })()`);
}
