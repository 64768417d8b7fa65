import type { Locator, Page } from "@playwright/test";
import { expect } from "./shop-test.ts";

/** Holds the call and text bar's script back. */
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

/** Scrolls until the element is at the window's foot, where the bar will lie. */
export const scrollToFoot = (element: Locator) =>
  element.evaluate((it) => scrollBy(0, it.getBoundingClientRect().bottom - innerHeight));
