import type { Page } from "@playwright/test";

/** Waits until a page shows the shop's fonts, which come after its first picture. */
export async function shopFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => !("fallbackFonts" in document.documentElement.dataset));
  await page.evaluate(() => document.fonts.ready);
}
