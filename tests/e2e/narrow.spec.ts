import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/shop-test.ts";

const paths = [
  "/",
  "/collections/living-room",
  "/collections/dining-room",
  "/collections/living-room/stationary-sofa-loveseats",
  "/products/model-4700-leather-recliner",
  "/quote-request?items=1003:2",
  "/book-delivery",
  "/services/financing",
];

const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test("no page is wider than 320 px", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of paths) {
    await page.goto(path);
    expect(await beyond(page), path).toBeLessThanOrEqual(0);
  }
});

test("nor is a phone's screen too narrow for letters twice as large", { tag: "@phone" }, async ({
  page,
}) => {
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "32px"));
    expect(await beyond(page), path).toBeLessThanOrEqual(0);
  }
});
