import { holdBack } from "#tests/support/hold-back.ts";
import { watchShifts } from "#tests/support/page-layout.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { oneOfEachKind, sitePages, spanishPages } from "#tests/support/site-pages.ts";

const androidPhone =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

// The 3D page has less room for a phone's link than for a computer's code to scan.
test.use({
  userAgent: async ({ isMobile, userAgent }, use) => use(isMobile ? androidPhone : userAgent),
});

/** The booking page becomes shorter below the fold, and has its own tests for that. */
const pages = [...oneOfEachKind(sitePages), ...oneOfEachKind(spanishPages)].filter(
  ({ kind }) => kind !== "booking",
);

for (const { name, path } of pages) {
  test(`nothing on ${name} moves when its scripts load`, {
    tag: path.startsWith("/es") ? "@phone" : [],
  }, async ({ page }) => {
    // The browser reports layout shifts only of visible elements.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 3000 });
    const scripts = await holdBack(page, /\.js$/);
    const loaded = page.goto(path);
    await page.locator("h1").waitFor();
    const moved = await watchShifts(page);
    scripts.resolve();
    await loaded;
    await page.waitForLoadState("networkidle");
    expect(await moved()).toEqual([]);
  });
}
