import type { Page } from "@playwright/test";
import { holdBack } from "#tests/support/hold-back.ts";
import { storedCart } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const listing = "/collections/living-room/stationary-sofa-loveseats";
const productPath = "/products/pebble-modular-accent-chair";

/** Opens a page whose script loads only after `early` has finished. */
async function openBeforeScript(page: Page, path: string, early: () => Promise<void>) {
  const script = await holdBack(page, /\/entry\.client-/);
  const done = new Promise<void>((resolve, reject) => {
    page.once("domcontentloaded", () => {
      early().finally(script.resolve).then(resolve, reject);
    });
  });
  await page.goto(path);
  await done;
}

test("clicks before the client script are replayed in order", async ({ page }) => {
  await openBeforeScript(page, productPath, async () => {
    const more = page.getByRole("button", { name: /^One more/ });
    await more.click();
    await more.click();
    await page.getByRole("button", { name: "Add to Cart: Pebble Modular" }).click();
  });
  await expect(page.getByText("Added to Cart")).toBeVisible();
  await expect(page).toHaveURL(productPath);
  expect(await storedCart(page)).toEqual({ 1090: 3 });
});

test("a menu opened before the client script has its links, and keeps them", {
  tag: "@desktop",
}, async ({ page }) => {
  const menu = page.getByRole("navigation", { name: "Main" });
  const links = menu.locator('a[href="/collections/bedroom"]');
  await openBeforeScript(page, productPath, async () => {
    await expect(links).toHaveCount(0);
    await menu.getByText("Collections").click();
    await expect(links).toBeVisible();
  });
  await page.getByRole("button", { name: /^One more/ }).click();
  await expect(page.getByLabel("Quantity")).toHaveValue("2");
  await menu.getByText("Collections").click();
  await expect(links).toBeVisible();
});

test("a quantity typed early is the quantity added", { tag: "@desktop" }, async ({ page }) => {
  await openBeforeScript(page, productPath, async () => {
    await page.getByLabel("Quantity").fill("5");
    await page.getByRole("button", { name: "Add to Cart: Pebble Modular" }).click();
  });
  await expect(page.getByText("Added to Cart")).toBeVisible();
  expect(await storedCart(page)).toEqual({ 1090: 5 });
});

test("a color chosen early is the color added", { tag: "@desktop" }, async ({ page }) => {
  await openBeforeScript(page, productPath, async () => {
    await page.getByRole("radio", { name: "Dove Gray", exact: true }).first().check();
    await page.getByRole("button", { name: "Add to Cart: Pebble Modular" }).click();
  });
  await expect(page.getByText("Added to Cart")).toBeVisible();
  expect(await storedCart(page)).toEqual({ 1092: 1 });
});

test("a color chosen early on a card is the color added", { tag: "@desktop" }, async ({ page }) => {
  const card = page
    .getByRole("region", { name: "Pieces" })
    .getByRole("article")
    .filter({ hasText: "Pebble Modular" });
  await openBeforeScript(page, listing, async () => {
    await card.getByRole("radio", { name: "Dove Gray", exact: true }).check();
    await card.getByRole("button", { name: /^Add to Cart/ }).click();
  });
  await expect(page.getByText("Added to Cart")).toBeVisible();
  expect(await storedCart(page)).toEqual({ 1092: 1 });
});

test("a sort order chosen early sorts the listing", { tag: "@desktop" }, async ({ page }) => {
  await openBeforeScript(page, listing, async () => {
    await page.getByLabel("Sort by").selectOption("Newest First");
  });
  await expect(page).toHaveURL(/\?sort=newest$/);
  await expect(page.getByLabel("Sort by")).toHaveValue("newest");
});

test("a filter ticked early filters the listing", { tag: "@desktop" }, async ({ page }) => {
  await openBeforeScript(page, listing, async () => {
    await page.getByRole("checkbox", { name: /^Leather/ }).check();
  });
  await expect(page).toHaveURL(/\?material=leather$/);
  await expect(page.getByRole("checkbox", { name: /^Leather/ })).toBeChecked();
});

test("Back before the script has loaded shows the right page", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto(listing);
  await page.getByLabel("Sort by").selectOption("Newest First");
  await expect(page).toHaveURL(/\?sort=newest$/);
  const script = await holdBack(page, /\/entry\.client-/);
  await page.evaluate(() => location.reload());
  await page.waitForEvent("domcontentloaded");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(listing);
  script.resolve();
  await expect(page.getByLabel("Sort by")).toHaveValue("relevance");
});

test("an early click opens the filters", { tag: "@phone" }, async ({ page }) => {
  await openBeforeScript(page, listing, async () => {
    await page.getByRole("link", { name: "Filter" }).click();
  });
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
});

test("a menu opened early stays open", { tag: "@phone" }, async ({ page }) => {
  await openBeforeScript(page, "/", async () => {
    await page.locator("summary[aria-label=Menu]").click();
  });
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
});
