import lighthouse from "lighthouse";
import { withBrowser } from "./browser.ts";
import { everyPage, type MeasuredPage, measuredPages } from "./measured-pages.ts";
import { median } from "./median.ts";
import type { Row } from "./table.ts";

const debugPort = 9_333;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

const minPerformance = 97;

interface Run {
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
}

/** Runs per page; the median counts. */
const REPEATED_RUNS = 3;

/**
 * Lighthouse as a mid-range phone on slow 4G: the median of three runs for the most important
 * pages.
 */
export const lighthousePages = (shopUrl: string) => measured(shopUrl, measuredPages, REPEATED_RUNS);

/**
 * The same for every route, with one run each. A page that misses its limit gets three runs,
 * because other work on the machine can slow one down. `LIGHTHOUSE_PAGES=home,terms` measures only
 * those pages.
 */
export function lighthouseEveryPage(shopUrl: string): Promise<Row[]> {
  const selected = process.env.LIGHTHOUSE_PAGES?.split(",");
  const pages = everyPage.filter(({ name }) => selected?.includes(name) ?? true);
  return measured(shopUrl, pages, 1);
}

function measured(shopUrl: string, pages: readonly MeasuredPage[], runs: number): Promise<Row[]> {
  return withBrowser(async () => {
    const rows: Row[] = [];
    for (const page of pages) {
      const results: Run[] = [];
      while (results.length < runs) results.push(await audit(shopUrl, page));
      const needed = rowOf(page.name, results).ok ? runs : REPEATED_RUNS;
      while (results.length < needed) results.push(await audit(shopUrl, page));
      rows.push(rowOf(page.name, results));
    }
    return rows;
  }, debugPort);
}

interface AuditOptions {
  /** Where the browser can be debugged. */
  port?: number;
  /** What is judged; anything else scores 0. */
  judged?: readonly Category[];
}

/** One run of Lighthouse. */
export async function audit(
  shopUrl: string,
  { path, excused = [] }: MeasuredPage,
  { port = debugPort, judged = categories }: AuditOptions = {},
): Promise<Run> {
  const result = await lighthouse(`${shopUrl}${path}`, {
    port,
    logLevel: "error",
    onlyCategories: [...judged],
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
