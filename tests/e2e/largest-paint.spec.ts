import type { Page } from "@playwright/test";
import { holdBack } from "#tests/support/hold-back.ts";
import { shopFonts } from "#tests/support/shop-fonts.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { oneOfEachKind, sitePages, spanishPages } from "#tests/support/site-pages.ts";

const picture = "a picture";

/** One page of each kind is enough on a wide screen. */
const onBothScreens = new Set(oneOfEachKind(sitePages));

for (const sitePage of [...sitePages, ...oneOfEachKind(spanishPages)]) {
  const { name, path } = sitePage;
  test(`no text that script renders on ${name} is its largest paint`, {
    tag: onBothScreens.has(sitePage) ? [] : "@phone",
  }, async ({ page }) => {
    const fonts = await holdBack(page, /\.woff2$/);
    const scripts = await holdBack(page, /\.js$/);
    const loaded = page.goto(path);
    await page.locator("h1").waitFor();
    const largest = await watchLargestPaints(page);
    await expect.poll(largest).not.toEqual([]);
    // A text that script renders again is larger than the same text painted in the fallback font.
    fonts.resolve();
    await shopFonts(page);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const before = await largest();
    scripts.resolve();
    await loaded;
    await page.waitForLoadState("networkidle");
    const after = (await largest()).slice(before.length);
    expect(after.filter((paint) => paint !== picture)).toEqual([]);
  });
}

/** Returns the page's largest paints in their order, each larger than the one before, with its text. */
async function watchLargestPaints(page: Page): Promise<() => Promise<string[]>> {
  const paints = await page.evaluateHandle((picture) => {
    const found: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        url: string;
        element: Element | null;
      })[]) {
        found.push(entry.url ? picture : (entry.element?.textContent ?? "a removed text"));
      }
    });
    observer.observe({ type: "largest-contentful-paint", buffered: true });
    return found;
  }, picture);
  return () => paints.evaluate((found) => [...found]);
}
