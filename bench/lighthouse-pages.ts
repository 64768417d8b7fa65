import lighthouse from "lighthouse";
import { withBrowser } from "./browser.ts";
import { measuredPages } from "./measured-pages.ts";
import { median } from "./median.ts";
import type { Row } from "./table.ts";

const runs = 3;
const debugPort = 9_333;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const leastPerformance = 97;

interface Run {
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
}

/** Lighthouse as a mid-range phone on slow 4G, the median of three runs for every page. */
export function lighthousePages(shopUrl: string): Promise<Row[]> {
  return withBrowser(async () => {
    const rows: Row[] = [];
    for (const { name, path } of measuredPages) {
      const measured: Run[] = [];
      for (let run = 0; run < runs; run++) measured.push(await audit(`${shopUrl}${path}`));
      rows.push(rowOf(name, measured));
    }
    return rows;
  }, debugPort);
}

async function audit(url: string): Promise<Run> {
  const result = await lighthouse(url, {
    port: debugPort,
    logLevel: "error",
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}.`);
  const { lhr } = result;
  const figure = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    lcp: figure("largest-contentful-paint"),
    tbt: figure("total-blocking-time"),
    cls: figure("cumulative-layout-shift"),
  };
}

function rowOf(name: string, measured: readonly Run[]): Row {
  const scores = categories.map((_, index) =>
    median(measured.map((run) => run.scores[index] ?? 0)),
  );
  const [performance = 0, ...others] = scores;
  const lcp = median(measured.map((run) => run.lcp));
  const tbt = median(measured.map((run) => run.tbt));
  const cls = median(measured.map((run) => run.cls));
  return {
    what: `Lighthouse mobile, ${name}: performance / accessibility / best practices / SEO`,
    value: `${scores.join(" / ")} (LCP ${(lcp / 1000).toFixed(2)} s, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)})`,
    limit: `≥ ${leastPerformance}, others 100`,
    ok: performance >= leastPerformance && others.every((score) => score === 100),
  };
}
