import lighthouse from "lighthouse";
import { withBrowser } from "./browser.ts";
import { everyPage, type MeasuredPage, measuredPages } from "./measured-pages.ts";
import { median } from "./median.ts";
import type { Row } from "./table.ts";

const debugPort = 9_333;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const minPerformance = 97;

interface Run {
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
}

/** Runs whose median counts. */
const MANY = 3;

/** Lighthouse as a mid-range phone on slow 4G, the median of three runs for the pages that matter most. */
export const lighthousePages = (shopUrl: string) => measured(shopUrl, measuredPages, MANY);

/**
 * The same for every route, one run each, and three for a page that missed its limit in the first:
 * the machine has other work too. `LIGHTHOUSE_PAGES=home,terms` takes only those.
 */
export function lighthouseEveryPage(shopUrl: string): Promise<Row[]> {
  const wanted = process.env.LIGHTHOUSE_PAGES?.split(",");
  const pages = everyPage.filter(({ name }) => wanted?.includes(name) ?? true);
  return measured(shopUrl, pages, 1);
}

function measured(shopUrl: string, pages: readonly MeasuredPage[], runs: number): Promise<Row[]> {
  return withBrowser(async () => {
    const rows: Row[] = [];
    for (const page of pages) {
      const found: Run[] = [];
      while (found.length < runs) found.push(await audit(shopUrl, page));
      const enough = rowOf(page.name, found).ok ? runs : MANY;
      while (found.length < enough) found.push(await audit(shopUrl, page));
      rows.push(rowOf(page.name, found));
    }
    return rows;
  }, debugPort);
}

async function audit(shopUrl: string, { path, excused = [] }: MeasuredPage): Promise<Run> {
  const result = await lighthouse(`${shopUrl}${path}`, {
    port: debugPort,
    logLevel: "error",
    onlyCategories: [...categories],
    skipAudits: [...excused],
    ignoreStatusCode: true,
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${path}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  const figure = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    lcp: figure("largest-contentful-paint"),
    tbt: figure("total-blocking-time"),
    cls: figure("cumulative-layout-shift"),
  };
}

function rowOf(name: string, runs: readonly Run[]): Row {
  const scores = categories.map((_, index) => median(runs.map((run) => run.scores[index] ?? 0)));
  const [performance = 0, ...others] = scores;
  const lcp = median(runs.map((run) => run.lcp));
  const tbt = median(runs.map((run) => run.tbt));
  const cls = median(runs.map((run) => run.cls)).toFixed(3);
  return {
    what: `Lighthouse mobile, ${name}: performance / accessibility / best practices / SEO`,
    value: `${scores.join(" / ")} (LCP ${(lcp / 1000).toFixed(2)} s, TBT ${Math.round(tbt)} ms, CLS ${cls})`,
    limit: `≥ ${minPerformance}, others 100, CLS 0`,
    ok:
      performance >= minPerformance && others.every((score) => score === 100) && Number(cls) === 0,
  };
}
