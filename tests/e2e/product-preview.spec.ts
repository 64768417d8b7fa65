import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/shop-test.ts";

const listing = "/collections/living-room/recliners-lift-chairs";
const others = "/collections/living-room/stationary-sofa-loveseats";

for (const address of [listing, others]) {
  test(`a click on a card of ${address} shows its product where the page will have it (rule 17.14)`, async ({
    page,
  }) => {
    await page.goto(address);
    const release = await holdPageData(page);
    const link = page.getByRole("article").nth(1).getByRole("heading").getByRole("link");
    const title = (await link.textContent()) ?? "no title";
    await link.click();
    const preview = page.locator("[data-page-preview]");
    await expect(
      preview.getByRole("heading", { level: 1, name: title, exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
    const before = await places(page);
    release();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
    await expect(preview).toHaveCount(0);
    expect(await places(page)).toEqual(before);
  });
}

test("leaving a preview shows the requested page instead (rule 17.14)", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto(listing);
  const release = await holdPageData(page);
  const card = page.getByRole("article").nth(5);
  await card.getByRole("heading").getByRole("link").click();
  await expect(page.locator("[data-page-preview]")).toBeVisible();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
  release();
  await expect(page.locator("[data-page-preview]")).toHaveCount(0);
  await expect(page).toHaveURL(listing);
  await expect(card).toBeVisible();
});

test("Back from a preview leads to the page it was clicked on, and Forward to the product (rule 17.14)", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/");
  await page.goto(listing);
  const card = page.getByRole("article").nth(7);
  const link = card.getByRole("heading").getByRole("link");
  const title = (await link.textContent()) ?? "no title";
  await card.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  const release = await holdPageData(page);
  await link.click();
  const preview = page.locator("[data-page-preview]");
  await expect(preview.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect(preview).toHaveCount(0);
  await expect(page).toHaveURL(listing);
  expect(await page.evaluate(() => window.scrollY)).toBe(position);
  release();
  await page.goForward();
  await expect(page.locator("#content").getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(card).toBeInViewport();
});

test("a preview is replaced by a message if the product can't be fetched (rule 17.14)", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto(listing);
  await page.route(/\.data/, (route) => route.abort());
  await page.getByRole("article").nth(1).getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
  await expect(page.locator("[data-page-preview]")).toHaveCount(0);
});

test("Back from a product returns to the card (rule 17.14)", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto(listing);
  const card = page.getByRole("article").nth(7);
  await card.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  await card.getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(card).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(position);
});

test("Back and Forward show pages that were just left without the server (rule 17.15)", {
  tag: "@desktop",
}, async ({ page, context }) => {
  await page.goto(listing);
  const link = page.getByRole("article").nth(1).getByRole("heading").getByRole("link");
  await link.click();
  const title = page.locator("#content").getByRole("heading", { level: 1 });
  await expect(title).toBeFocused();
  const name = (await title.textContent()) ?? "no name";
  await context.setOffline(true);
  await page.goBack();
  await expect(link).toHaveText(name);
  await page.goForward();
  await expect(title).toHaveText(name);
});

/** Delays the data of the next pages until the returned function is called. */
async function holdPageData(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  return held.resolve;
}

/** The positions of name, price and first picture. */
async function places(page: Page) {
  const main = page.locator("main:visible");
  const picture = main.locator(".aspect-4\\/5").first();
  const found = [
    main.getByRole("heading", { level: 1 }),
    main.getByRole("link", { name: /^Call for Price/ }).first(),
    picture,
  ];
  return Promise.all(found.map((it) => it.boundingBox()));
}
