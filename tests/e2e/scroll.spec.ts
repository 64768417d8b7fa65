import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/shop-test.ts";

const listing = "/collections/living-room/stationary-sofa-loveseats";

const positionOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls a listing down, and returns how far, in pixels. */
async function scrollDown(page: Page): Promise<number> {
  await page.goto(listing);
  await expect(page.locator("html")).toHaveJSProperty("scrollTop", 0);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await expect.poll(() => positionOf(page)).toBe(900);
  return 900;
}

test("a reload stays where the page was scrolled to", async ({ page }) => {
  const position = await scrollDown(page);
  await page.reload();
  await expect.poll(() => positionOf(page)).toBe(position);
  await page.getByRole("contentinfo").getByRole("link", { name: "Price Match" }).click();
  await expect.poll(() => positionOf(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(listing);
  await expect.poll(() => positionOf(page)).toBeGreaterThan(position);
});

test("Back from another document returns to where the page was left", async ({ page }) => {
  const position = await scrollDown(page);
  await page.evaluate(() => location.assign("/llms.txt"));
  await page.waitForURL("/llms.txt");
  await page.goBack();
  await expect(page).toHaveURL(listing);
  await expect.poll(() => positionOf(page)).toBe(position);
});

test("a section's name that cannot be decoded is ignored", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/#%E0%A4%A");
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.evaluate(() => {
    location.hash = "#%";
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Price Match" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Price Match/);
  await page.goBack();
  await expect(page).toHaveURL("/#%");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
});
