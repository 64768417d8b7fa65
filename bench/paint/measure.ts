import type { Browser } from "@playwright/test";
import { withBrowser } from "../browser.ts";
import { compared, type Figures } from "../last-run.ts";
import { audit } from "../lighthouse-pages.ts";
import { busyNote, isQuiet } from "../machine.ts";
import { everyPage, type MeasuredPage } from "../measured-pages.ts";
import { median } from "../median.ts";
import type { Row } from "../table.ts";
import { firstView } from "./first-view.ts";
import { scriptlessCopy } from "./scriptless-copy.ts";

const debugPort = 9_335;
const runs = 3;
const maxScriptlessRatio = 1.25;

/** Milliseconds of the largest picture or text, by run. */
interface Largest {
  page: number[];
  scriptless: number[];
}

interface Method {
  name: string;
  limitMs: number;
  lcpOf: (browser: Browser, shopUrl: string, page: MeasuredPage) => Promise<number>;
}

const methods: readonly Method[] = [
  {
    name: "really throttled",
    limitMs: 1_500,
    lcpOf: async (browser, shopUrl, { path }) => (await firstView(browser, shopUrl + path)).lcp,
  },
  {
    name: "simulated",
    limitMs: 1_000,
    lcpOf: async (_browser, shopUrl, page) =>
      (await audit(shopUrl, page, { port: debugPort, judged: ["performance"] })).lcp,
  },
];

/**
 * The largest paint of every route on a slow phone, beside the same page without script: by
 * Lighthouse's simulation and really throttled. On a busy machine nothing is judged.
 * `PAINT_PAGES=home,product` measures only those pages.
 */
export function paint(shopUrl: string): Promise<Row[]> {
  const selected = process.env.PAINT_PAGES?.split(",");
  const pages = everyPage.filter(({ name }) => selected?.includes(name) ?? true);
  return withBrowser(async (browser) => {
    const quiet = isQuiet();
    const copy = await scriptlessCopy(shopUrl);
    const rows: Row[] = [];
    const figures: Figures = {};
    for (const page of pages) {
      for (const method of methods) {
        const largest: Largest = { page: [], scriptless: [] };
        for (let run = 0; run < runs; run++) {
          largest.page.push(await method.lcpOf(browser, shopUrl, page));
          largest.scriptless.push(await method.lcpOf(browser, copy.url, page));
        }
        const row = rowOf(page.name, method, largest);
        rows.push({ ...row, ok: row.ok || !quiet });
        // All routes take half an hour.
        process.stderr.write(`${row.what}: ${row.value}\n`);
        figures[`${page.name}, ${method.name}`] = ratioOf(largest);
      }
    }
    copy.stop();
    return [...rows, ...compared("paint", figures), busyNote(quiet)];
  }, debugPort);
}

function rowOf(name: string, { name: method, limitMs }: Method, largest: Largest): Row {
  return {
    what: `largest paint of ${name}, ${method}; without script`,
    value: `${spread(largest.page)} ms; ${spread(largest.scriptless)} ms`,
    limit: `≤ ${limitMs} ms, ≤ ${maxScriptlessRatio} times`,
    ok: median(largest.page) <= limitMs && ratioOf(largest) <= maxScriptlessRatio,
  };
}

function ratioOf({ page, scriptless }: Largest): number {
  return median(page) / median(scriptless);
}

function spread(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(0)} (${least.toFixed(0)}–${most.toFixed(0)})`;
}
