import type { Page } from "@playwright/test";
import { expect } from "#tests/support/shop-test.ts";
import { sofaListing, test } from "#tests/support/sofa-shop.ts";

test.use({ javaScriptEnabled: false });

const pages = (page: Page) => page.getByRole("navigation", { name: "Pages" });
const titles = (page: Page) => page.getByRole("article").getByRole("heading").allTextContents();
const canonical = (page: Page) => page.locator("link[rel=canonical]");

test("rule 4.14: pages are links, each with its own products, and Back returns", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto(sofaListing);
  const first = await titles(page);
  expect(first).toHaveLength(48);
  await pages(page).getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(`${sofaListing}?page=2`);
  await expect(pages(page).getByRole("link", { name: "Page 2" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  const second = await titles(page);
  expect(second).toHaveLength(48);
  expect(new Set([...first, ...second]).size).toBe(96);
  await pages(page).getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(`${sofaListing}?page=3`);
  await pages(page).getByRole("link", { name: "Previous page" }).click();
  await expect(page).toHaveURL(`${sofaListing}?page=2`);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(sofaListing);
  expect(await titles(page)).toEqual(first);
});

test("rule 4.16: page 2 names its own address for search engines, page 1 the plain one", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto(`${sofaListing}?page=2`);
  await expect(canonical(page)).toHaveAttribute("href", /stationary-sofa-loveseats\?page=2$/);
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  await pages(page).getByRole("link", { name: "Page 1" }).click();
  await expect(page).toHaveURL(sofaListing);
  await expect(canonical(page)).toHaveAttribute("href", /stationary-sofa-loveseats$/);
});

test("a filter set in the form is kept from page to page", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto(`${sofaListing}?page=3`);
  await page.getByRole("checkbox", { name: /^Leather/ }).check();
  await page
    .getByRole("form", { name: "Filters" })
    .getByRole("button", { name: "Show results" })
    .last()
    .click();
  await expect(page.getByText("100 pieces")).toBeVisible();
  await pages(page).getByRole("link", { name: "Page 3" }).click();
  await expect(page).toHaveURL(/\?material=leather&page=3$/);
  expect(await titles(page)).toHaveLength(4);
});

test("rule 3.27: the listing of a whole collection has pages too, below its types", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/collections/living-room?type=all");
  const first = await titles(page);
  await pages(page).getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL("/collections/living-room?type=all&page=2#pieces");
  await expect(page.getByRole("region", { name: "Everything in Living Room" })).toBeVisible();
  expect(await titles(page)).not.toEqual(first);
  await expect(canonical(page)).toHaveAttribute("href", /\/collections\/living-room$/);
  await page.goBack();
  expect(await titles(page)).toEqual(first);
});
