import { holdBack } from "#tests/support/hold-back.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { sitePages } from "#tests/support/site-pages.ts";

/** Share by which a text may become wider or narrower. Browsers on Linux round letters to pixels. */
const tolerance = 0.02;

test("texts are about as wide in the fallback fonts as in the shop's", {
  tag: "@desktop",
}, async ({ page }) => {
  const widths = { headings: [0, 0], texts: [0, 0] };
  for (const path of ["/", "/collections/bedroom", "/services/financing", "/privacy-policy"]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const kind of ["headings", "texts"] as const) {
      const selector = kind === "headings" ? "h1, h2, h3" : "main p, main li";
      const [shop = 0, fallback = 0] = await page.evaluate(totalWidths, selector);
      widths[kind][0] += shop;
      widths[kind][1] += fallback;
    }
  }
  for (const [shop = 0, fallback = 0] of Object.values(widths)) {
    expect(shop).toBeGreaterThan(10_000);
    expect(Math.abs(fallback / shop - 1)).toBeLessThan(tolerance);
  }
});

/** Widths of all these texts on one line, in the shop's fonts and without them. */
function totalWidths(selector: string): number[] {
  const totals = [0, 0];
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (element.querySelector("picture") || !element.textContent) continue;
    const copy = element.cloneNode(true) as HTMLElement;
    copy.style.cssText =
      "position: absolute; width: max-content; max-width: none; white-space: nowrap";
    element.after(copy);
    const families = getComputedStyle(copy).fontFamily;
    for (const [index, family] of [families, families.replace(/"[^"]* Variable",/, "")].entries()) {
      copy.style.fontFamily = family;
      totals[index] = (totals[index] ?? 0) + copy.getBoundingClientRect().width;
    }
    copy.remove();
  }
  return totals;
}

for (const width of [360, 390, 412]) {
  test(`late fonts leave rooms where they are, ${width} px wide`, {
    tag: "@phone",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 820 });
    for (const { path } of sitePages.filter(({ kind }) => kind === "room")) {
      const fonts = await holdBack(page, /\.woff2$/);
      const loaded = page.goto(path);
      const heading = page.locator("h1");
      await heading.waitFor();
      const before = await heading.boundingBox();
      fonts.resolve();
      await loaded;
      await page.evaluate(() => document.fonts.ready);
      expect((await heading.boundingBox())?.y, path).toBe(before?.y);
      await page.unroute(/\.woff2$/);
    }
  });
}
