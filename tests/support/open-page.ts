import type { Page } from "@playwright/test";

/** Opens a page and waits until its HTML is there, not for its script as `goto` does. */
export async function openPage(page: Page, address: string): Promise<void> {
  const opened = page.waitForEvent("domcontentloaded");
  await page.evaluate((to) => location.assign(to), address);
  await opened;
}
