import type { Page } from "@playwright/test";
import { changeableWindows, fillAddress, nextButton } from "#tests/support/booking-page.ts";
import { formJourneys } from "#tests/support/form-journeys.ts";
import { everythingMissing, onlyMissing, takeAway } from "#tests/support/old-browser.ts";
import { postBooking } from "#tests/support/posted-booking.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, type ShopUnderTest, test } from "#tests/support/shop-test.ts";
import { sitePages } from "#tests/support/site-pages.ts";

const productPath = "/products/model-2500-sofa-chaise";
const listingPath = "/collections/living-room/recliners-lift-chairs";

interface Journey {
  title: string;
  go: (page: Page, shop: ShopUnderTest) => Promise<void>;
}

const forms: readonly Journey[] = formJourneys.map(({ title, send }) => ({
  title,
  async go(page, shop) {
    const shopper = newShopper();
    await send(page, shopper);
    const isLead = ({ body }: { body: string }) => body.includes(shopper.email);
    await expect.poll(() => shop.crm.received.find(isLead)).toBeDefined();
  },
}));

const move: Journey = { title: "a delivery is moved", go: moveDelivery };

const messages: readonly Journey[] = [
  { title: "Add to Cart shows its message, which can be dismissed", go: addToCart },
  { title: "a message shows over an open dialog", go: addInQuickView },
];

const others: readonly Journey[] = [
  { title: "the heart keeps a product", go: keepInWishlist },
  { title: "a filter narrows a listing", go: filterListing },
  { title: "the search suggests products", go: searchProducts },
  { title: "an item of a booking is removed, and a chosen size looks chosen", go: removeItem },
];

interface OldBrowser {
  title: string;
  missing: typeof everythingMissing;
  journeys: readonly Journey[];
}

/** Browsers without popovers are many; what else one of the oldest lacks is taken away together. */
const oldBrowsers: readonly OldBrowser[] = [
  {
    title: "T0: without popovers",
    missing: onlyMissing("api.HTMLElement.popover", "api.HTMLElement.showPopover"),
    journeys: [...messages, move],
  },
  {
    title: "T1, T2, T3: without all that the oldest browsers lack",
    missing: everythingMissing,
    journeys: [...forms, move, ...messages, ...others],
  },
];

for (const { title, missing, journeys } of oldBrowsers) {
  test.describe(title, { tag: missing === everythingMissing ? [] : "@desktop" }, () => {
    for (const { title, go } of journeys) {
      test(title, async ({ page, shop }) => {
        const errors = pageErrors(page);
        await takeAway(page, missing);
        await go(page, shop);
        expect(errors).toEqual([]);
      });
    }
  });
}

test("T3: every page is shown without all that the oldest browsers lack", {
  tag: "@desktop",
}, async ({ page }) => {
  test.slow();
  const errors = pageErrors(page);
  await takeAway(page, everythingMissing);
  for (const { path } of sitePages) {
    await page.goto(path);
    await expect(page.locator("h1")).toHaveCount(1);
    expect.soft(errors.splice(0), path).toEqual([]);
  }
});

/** Collects the page's own errors as they occur. */
function pageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
}

async function moveDelivery(page: Page, shop: ShopUnderTest) {
  const [first, ...more] = await changeableWindows(page);
  const other = more.find(({ date }) => date !== first?.date);
  if (!first || !other) throw new Error("the calendar is empty");
  const { date, window } = first;
  const { email } = newShopper();
  await page.goto(await postBooking(page.request, shop.url, { date, window, email }));
  await page.locator("summary", { hasText: "Move it" }).click();
  await page.getByRole("combobox", { name: "Day" }).selectOption(other.date);
  await page.getByRole("combobox", { name: "Time" }).selectOption(other.window);
  await page.getByRole("button", { name: "Move my delivery" }).click();
  await expect(page.getByText("your delivery has a new time")).toBeVisible();
}

async function addToCart(page: Page) {
  await page.goto(productPath);
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await dismissAdded(page);
  await expect(page.getByRole("link", { name: "Quote list, 1 item" })).toBeVisible();
}

async function addInQuickView(page: Page) {
  await page.goto(listingPath);
  const card = page.getByRole("main").getByRole("article").first();
  await card.hover();
  await card.getByRole("link", { name: /^Quick View/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Add to Cart/ }).click();
  await dismissAdded(page);
  await expect(dialog).toBeVisible();
}

async function dismissAdded(page: Page) {
  const added = page.getByRole("listitem").filter({ hasText: "Added to Cart" });
  await expect(added).toBeInViewport({ ratio: 1 });
  await added.getByRole("button", { name: /^Dismiss/ }).click();
  await expect(added).toHaveCount(0);
}

async function keepInWishlist(page: Page) {
  await page.goto(productPath);
  await page
    .getByRole("button", { name: /^Add to wishlist: Model 2500/ })
    .first()
    .click();
  await page.goto("/wishlist");
  await expect(
    page.getByRole("main").getByRole("link", { name: "Model 2500 Sofa Chaise" }).first(),
  ).toBeVisible();
}

async function filterListing(page: Page) {
  await page.goto(`${listingPath}?sort=newest`);
  const filters = page.getByRole("link", { name: /^Filter/ });
  if (await filters.isVisible()) await filters.click();
  await page.getByRole("checkbox", { name: /^Leather/ }).check();
  await expect(page).toHaveURL(/\?material=leather&sort=newest$/);
}

async function searchProducts(page: Page) {
  await page.goto("/search");
  const box = page.getByRole("searchbox").or(page.getByRole("combobox")).first();
  await box.fill("recliner");
  await expect(page.getByRole("option").first()).toBeVisible();
}

async function removeItem(page: Page) {
  await page.goto("/book-delivery");
  await fillAddress(page, newShopper());
  await nextButton(page).click();
  await page.getByRole("button", { name: "Add another item" }).click();
  await page.getByRole("button", { name: "Remove item 1" }).click();
  await expect(page.getByRole("heading", { name: /^Item/ })).toHaveCount(1);
  const chosen = page.getByRole("radio", { checked: true });
  const another = page.getByRole("radio", { checked: false }).first();
  await expect(chosen).toHaveCSS("border-top-width", "3px");
  await expect(another).toHaveCSS("border-top-width", "0px");
}
