import { withBrowser } from "./browser.ts";
import { everyPage, type MeasuredPage, measuredPages } from "./measured-pages.ts";
import type { Row } from "./table.ts";

/** Kilobytes of script (brotli) a page requests until the network is idle. */
export const pageScripts = (shopUrl: string) => measured(shopUrl, measuredPages);

/** The same for every route. */
export const everyPagesScripts = (shopUrl: string) => measured(shopUrl, everyPage);

function measured(shopUrl: string, pages: readonly MeasuredPage[]): Promise<Row[]> {
  return withBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const { name, path, scriptLimit } of pages) {
      const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
      // Keyed by URL, because a framed page loads its scripts from the cache.
      const sizes = new Map<string, number>();
      page.on("response", (response) => {
        if (response.request().resourceType() !== "script") return;
        sizes.set(response.url(), Number(response.headers()["content-length"] ?? 0));
      });
      await page.goto(`${shopUrl}${path}`, { waitUntil: "networkidle" });
      await page.close();
      const kb = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000;
      rows.push({
        what: `script requested by ${name}`,
        value: `${kb.toFixed(1)} kB brotli`,
        limit: `≤ ${scriptLimit} kB`,
        ok: kb > 0 && kb <= scriptLimit,
      });
    }
    return rows;
  });
}
