import type { Locator } from "@playwright/test";
import { expect, test } from "#tests/support/shop-test.ts";
import { sitePages } from "#tests/support/site-pages.ts";

/** A version slightly narrower than its box still looks sharp, and browsers may choose it. */
const minSharpness = 0.9;

for (const width of [820, 1280, 1600]) {
  test(`at ${width} px every picture is loaded in the width its box needs`, {
    tag: "@desktop",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let checked = 0;
    for (const { path } of sitePages) {
      await page.goto(path);
      for (const picture of await page.locator("main picture img:visible").all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty("complete", true);
        const { address, fetched, wanted } = await widthsOf(picture);
        checked += 1;
        expect.soft(fetched / wanted, `${address} on ${path}`).toBeGreaterThan(minSharpness);
      }
    }
    expect(checked).toBeGreaterThan(sitePages.length);
  });
}

/**
 * Returns pixel widths: of the loaded version, and of the picture including what its frame crops.
 */
const widthsOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect();
    const shape = image.naturalWidth / image.naturalHeight;
    const minOrMax = getComputedStyle(image).objectFit === "contain" ? Math.min : Math.max;
    const address = new URL(image.currentSrc).pathname;
    const widest = Math.max(
      ...[...image.srcset.matchAll(/ (\d+)w/g)].map(([, wide]) => Number(wide)),
    );
    const wanted = Math.min(minOrMax(width, height * shape), widest);
    return { address, fetched: Number(address.match(/\/(\d+)\.\w+\.\w+$/)?.[1]), wanted };
  });
