import type { Page } from "@playwright/test";
import { accessibilityFaults } from "#tests/support/accessibility-faults.ts";
import { watchShifts } from "#tests/support/page-layout.ts";
import { fillContact, newShopper, storedCart, submitButton } from "#tests/support/quote-page.ts";
import { test as base, expect } from "#tests/support/shop-test.ts";
import { sitemapAddresses } from "#tests/support/sitemap-addresses.ts";
import { startDraft } from "#tests/support/started-draft.ts";

/** A sofa in colors and sizes, one of them sold out and one not made (`tests/fixtures/variants`). */
const sofaPage = "/products/bayou-leather-sofa";

/** Playwright's `test` with a running shop whose catalog has products with variants. */
const test = base.extend<object, { shopSettings: NodeJS.ProcessEnv }>({
  shopSettings: [{ CATALOGUE_DIR: "tests/fixtures/variants" }, { scope: "worker" }],
});

const option = (page: Page, name: string | RegExp) => page.getByRole("radio", { name });
/** The thumbnail of the picture in view. */
const shownPicture = (page: Page) => page.getByRole("main").locator("li > a[aria-current=true]");
const main = (page: Page) => page.getByRole("main");

test("price, SKU, sizes, picture and address follow the choice (rule 5.12)", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto(sofaPage);
  await expect(main(page)).toContainText("SKU BAYOU-CGN-72");
  const moved = await watchShifts(page);
  await option(page, /^Black/).check();
  await expect(page).toHaveURL(/\?variant=1006$/);
  await expect(main(page)).toContainText("$1,349.50");
  await expect(main(page)).toContainText("SKU BAYOU-BLK-88");
  await expect(main(page)).toContainText("Preorder · Reserve it now");
  await expect(page.locator("dl").first()).toContainText("Width88 in");
  await expect(option(page, /^88 inches/)).toBeChecked();
  await expect(page.getByRole("group", { name: "Size" })).toContainText("Not in this color");
  await expect(shownPicture(page)).toHaveAccessibleName(/Bayou Leather Sofa in Black$/);
  await option(page, /^Chocolate/).check();
  await option(page, /^72 inches/).check();
  await expect(page.getByText("Out of Stock · Call us").locator("visible=true")).toBeVisible();
  await expect(page.getByRole("button", { name: "Out of Stock" }).first()).toBeDisabled();
  expect(await moved()).toEqual([]);
});

test("the choice is kept on reload and on Back (rule 5.12)", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto(sofaPage);
  await option(page, /^Black/).check();
  await page.reload();
  await expect(option(page, /^Black/)).toBeChecked();
  await expect(shownPicture(page)).toHaveAccessibleName(/Bayou Leather Sofa in Black$/);
  await page.getByRole("link", { name: "Living Room" }).first().click();
  await expect(page).toHaveURL(/living-room$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?variant=1006$/);
  await expect(option(page, /^Black/)).toBeChecked();
});

test("the chosen variant is in cart, quote request and CRM (rule 3.22)", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const shopper = newShopper();
  await startDraft(page, "quote");
  await page.goto(`${sofaPage}?variant=1005`);
  await main(page).getByRole("button", { name: "Add to Cart: Bayou Leather Sofa (Cho" }).click();
  expect(await storedCart(page)).toEqual({ 1005: 1 });
  await page.getByRole("link", { name: "View Cart" }).click();
  const line = page.getByRole("listitem").filter({ hasText: "SKU BAYOU-CHO-88" });
  await expect(line).toContainText("Bayou Leather Sofa (Chocolate, 88 inches)");
  await expect(line).toContainText("$1,299");
  await fillContact(page, shopper);
  await submitButton(page).click();
  await expect(page.getByText("Quote Request Submitted!").first()).toBeVisible();
  const record = () => shop.crm.received.find(({ body }) => body.includes(shopper.email))?.body;
  await expect.poll(record).toBeDefined();
  expect(JSON.parse(JSON.parse(record() ?? "{}").items_json)).toMatchObject([
    {
      id: "1005",
      sku: "BAYOU-CHO-88",
      title: "Bayou Leather Sofa (Chocolate, 88 inches)",
      url: expect.stringMatching(/\/products\/bayou-leather-sofa\?variant=1005$/),
    },
  ]);
});

test("a listing shows one card, and the quick view has the options (rule 5.11)", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/collections/living-room/stationary-sofa-loveseats");
  const card = page.getByRole("article").filter({ hasText: "Bayou Leather Sofa" });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText("From $1,099");
  await expect(card.getByRole("link", { name: /^Choose Options/ })).toHaveAttribute(
    "href",
    sofaPage,
  );
  await card.getByRole("link", { name: /^Quick View/ }).click();
  const dialog = page.getByRole("dialog", { name: "Quick View" });
  await dialog.getByRole("radio", { name: /^Black/ }).check();
  await expect(dialog).toContainText("$1,349.50");
  expect(await accessibilityFaults(page, "dialog[open]")).toEqual([]);
  await dialog.getByRole("button", { name: /^Add to Cart/ }).click();
  expect(await storedCart(page)).toEqual({ 1006: 1 });
});

test("options can be chosen by keyboard, and the page has no accessibility faults", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto(sofaPage);
  await option(page, /^Cognac/).focus();
  await page.keyboard.press("ArrowRight");
  await expect(option(page, /^Chocolate/)).toBeChecked();
  await expect(option(page, /^Chocolate/)).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("search engines get one page with every variant (rule 5.13)", {
  tag: "@desktop",
}, async ({ request, shop }) => {
  const html = await (await request.get(`${sofaPage}?variant=1006`)).text();
  expect(html).toMatch(/<link rel="canonical" href="[^"?]+\/products\/bayou-leather-sofa"/);
  expect(html).toContain('"@type":"ProductGroup"');
  const listed = (await sitemapAddresses(shop.url)).filter(({ pathname }) => pathname === sofaPage);
  expect(listed.map(({ search }) => search)).toEqual([""]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form shows the choice, and Add to Cart adds it (rule 5.12)", {
    tag: "@phone",
  }, async ({ page }) => {
    await page.goto(sofaPage);
    await option(page, /^Black/).check();
    await page.getByRole("button", { name: "Show this choice" }).click();
    await expect(page).toHaveURL(/\?variant=1006$/);
    await expect(main(page)).toContainText("$1,349.50");
    await expect(option(page, /^Black/)).toBeChecked();
    await page.getByRole("button", { name: /^Add to Cart: Bayou/ }).click();
    await expect(page).toHaveURL(/\/quote-request\?items=1006/);
    await expect(main(page)).toContainText("Bayou Leather Sofa (Black, 88 inches)");
  });

  test("Add to Cart adds a choice not shown yet, and shows one that isn't made (rule 7.14)", {
    tag: "@phone",
  }, async ({ page }) => {
    await page.goto(sofaPage);
    const add = page.getByRole("button", { name: /^Add to Cart: Bayou/ });
    await option(page, /^88 inches/).check();
    await add.click();
    await expect(main(page)).toContainText("Bayou Leather Sofa (Cognac, 88 inches)");
    await page.goto(sofaPage);
    await option(page, /^Black/).check();
    await add.click();
    await expect(page).toHaveURL(/\?variant=1006$/);
    await expect(option(page, /^88 inches/)).toBeChecked();
  });
});
