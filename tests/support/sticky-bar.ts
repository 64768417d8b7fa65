import type { Locator, Page } from "@playwright/test";
import { expect } from "./shop-test.ts";

/** Delays the script of the call and text bar until `come` is called. */
export async function holdBar(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/sticky-bar-*.js", async (route) => {
    await released;
    await route.continue();
  });
  const bar = page.getByRole("complementary", { name: "Call or text the shop" });
  const come = async () => {
    release();
    await expect(bar).toBeVisible();
  };
  return { bar, come };
}

/** Scrolls until the element is at the bottom of the window, where the bar will appear. */
export const scrollToFoot = (element: Locator) =>
  element.evaluate((it) => scrollBy(0, it.getBoundingClientRect().bottom - innerHeight));
