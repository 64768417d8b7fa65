import type { Page } from "@playwright/test";
import { consoleMessages } from "#tests/support/console-messages.ts";
import { holdBack } from "#tests/support/hold-back.ts";
import { openPage } from "#tests/support/open-page.ts";
import { shopFonts } from "#tests/support/shop-fonts.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { sitePages } from "#tests/support/site-pages.ts";

/** Share by which a text may become wider or narrower. Browsers on Linux round letters to pixels. */
const tolerance = 0.02;

test("texts are about as wide in the fallback fonts as in the shop's", {
  tag: "@desktop",
}, async ({ page }) => {
  const widths = { headings: { shop: 0, fallback: 0 }, texts: { shop: 0, fallback: 0 } };
  for (const path of ["/", "/collections/bedroom", "/services/financing", "/privacy-policy"]) {
    await page.goto(path);
    await shopFonts(page);
    for (const kind of ["headings", "texts"] as const) {
      const selector = kind === "headings" ? "h1, h2, h3" : "main p, main li";
      const [shop = 0, fallback = 0] = await page.evaluate(totalWidths, selector);
      widths[kind].shop += shop;
      widths[kind].fallback += fallback;
    }
  }
  for (const { shop, fallback } of Object.values(widths)) {
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
      await shopFonts(page);
      expect((await heading.boundingBox())?.y, path).toBe(before?.y);
      await page.unroute(/\.woff2$/);
    }
  });
}

/** Requests for fonts so far. */
function fontRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".woff2")) requested.push(request.url());
  });
  return requested;
}

test("the shop's fonts are fetched after the first picture, and first on the next page", {
  tag: "@desktop",
}, async ({ page, baseURL }) => {
  const requested = fontRequests(page);
  const picture = await holdBack(page, /\/pictures\/rooms\/bedroom\//);
  await openPage(page, `${baseURL}/collections/bedroom`);
  await expect(page.locator("html")).toHaveAttribute("data-fallback-fonts");
  expect(requested).toEqual([]);
  picture.resolve();
  await shopFonts(page);
  expect(requested).toHaveLength(2);

  await holdBack(page, /\/pictures\/rooms\/living-hero/);
  await openPage(page, `${baseURL}/`);
  await expect(page.locator("html")).not.toHaveAttribute("data-fallback-fonts");
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loaded");
});

test("a page keeps its fallback fonts if the shop's can't be fetched", { tag: "@desktop" }, async ({
  page,
}) => {
  const messages = consoleMessages(page);
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto("/privacy-policy");
  await page.waitForLoadState("networkidle");
  await expect(page.locator("html")).toHaveAttribute("data-fallback-fonts");
  expect(messages.filter((message) => !message.includes("net::ERR_FAILED"))).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the shop's fonts don't wait", { tag: "@desktop" }, async ({ page }) => {
    const requested = fontRequests(page);
    await holdBack(page, /\/pictures\/rooms\/bedroom\//);
    await page.goto("/collections/bedroom", { waitUntil: "domcontentloaded" });
    await expect.poll(() => requested.length).toBe(2);
  });
});
