import type { Locator, Page } from "@playwright/test";
import { goToSchedule, nextButton, openBookingPage } from "#tests/support/booking-page.ts";
import {
  fillContact,
  newShopper,
  openQuotePage,
  storedLine,
  submitButton,
} from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { holdBar, scrollToFoot } from "#tests/support/sticky-bar.ts";

/** Returns the HTML of the focused element if a bar covers its middle, else an empty string. */
const hiddenFocus = (page: Page) =>
  page.evaluate(async () => {
    const bars = "[data-sticky-bar], [data-bottom-bar], [data-site-header]";
    // A bar that has just appeared ignores clicks for a moment and wouldn't be found by
    // elementFromPoint.
    const coming = [...document.querySelectorAll(bars)].flatMap((bar) => bar.getAnimations());
    await Promise.allSettled(coming.map(({ finished }) => finished));
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest(bars)) return "";
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit?.closest(bars) ? focused.outerHTML.slice(0, 120) : "";
  });

/** Whether nothing covers the middle of the element. */
const isUncovered = (message: Locator) =>
  message.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

for (const { name, path, tabs } of [
  { name: "home", path: "/", tabs: 50 },
  { name: "a listing", path: "/collections/living-room/stationary-sofa-loveseats", tabs: 45 },
  { name: "a piece", path: "/products/model-2500-sofa-chaise", tabs: 30 },
  { name: "a booking", path: "/book-delivery", tabs: 14 },
]) {
  test(`focused elements on ${name} aren't covered by the bottom bar`, { tag: "@phone" }, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(page.locator("[data-sticky-bar], [data-bottom-bar]")).toBeVisible();
    const hidden: string[] = [];
    for (let k = 0; k < tabs; k++) {
      await page.keyboard.press("Tab");
      hidden.push(await hiddenFocus(page));
    }
    expect(hidden.filter(Boolean)).toEqual([]);
  });
}

test("an element focused before the bar appears stays above it", { tag: "@phone" }, async ({
  page,
}) => {
  const { come } = await holdBar(page);
  await page.goto("/collections/living-room/stationary-sofa-loveseats");
  const add = page.getByRole("button", { name: /^Add to Cart/ }).first();
  await scrollToFoot(add);
  await page
    .getByRole("link", { name: /^Call for Price/ })
    .first()
    .focus();
  // Past the card's colors.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(add).toBeFocused();
  await come();
  expect(await hiddenFocus(page)).toBe("");
});

test("a menu closes when the focus moves to what it covers", async ({ page, isMobile }) => {
  await page.goto("/");
  const toggle = isMobile
    ? page.locator("summary[aria-label=Menu]")
    : page.getByRole("banner").locator("summary", { hasText: "Collections" });
  await toggle.focus();
  await page.keyboard.press("Enter");
  const menu = page.locator("details[open]");
  await expect(menu).toHaveCount(1);
  const last = menu.locator("a").last();
  await last.focus();
  await expect(menu).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(menu).toHaveCount(0);
});

test("a focused slide stays while the mouse enters and leaves", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.clock.install({ time: "2026-11-20T12:00:00" });
  await page.goto("/");
  await page.clock.pauseAt("2026-11-20T13:00:00");
  const rooms = page.getByRole("region", { name: "Rooms", exact: true });
  const room = await rooms.locator("div:not([inert]) > a").getAttribute("href");
  const link = rooms.locator(`a[href="${room}"]`);
  await link.focus();
  await rooms.hover();
  await page.mouse.move(0, 0);
  await page.clock.runFor(12_000);
  await expect(link).toBeFocused();
});

test("the message about a missing booking time is visible", { tag: "@phone" }, async ({ page }) => {
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await nextButton(page).click();
  const message = page
    .getByRole("alert")
    .getByRole("listitem")
    .filter({ hasText: "Please choose a delivery date and time." });
  await expect(message).toBeVisible();
  await expect.poll(() => isUncovered(message)).toBe(true);
});

test("a link in the summary scrolls the field and its label into view", {
  tag: "@phone",
}, async ({ page }) => {
  await openQuotePage(page, [storedLine("1097")]);
  await submitButton(page).click();
  await page.getByRole("alert").getByRole("link").first().click();
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  const top = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top);
  const header = page.locator("[data-site-header]");
  const below = await header.evaluate((element) => element.getBoundingClientRect().bottom);
  const label = page.locator("label").filter({ hasText: /^Name$/ });
  await expect.poll(() => top(label)).toBeGreaterThanOrEqual(below);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a refused quote request comes back with its errors in view", async ({ page }) => {
    await page.goto("/quote-request?items=1097:2,1090:1");
    await fillContact(page, newShopper());
    await page.getByRole("textbox", { name: "Email" }).fill("bad@x");
    await submitButton(page).click();
    await expect(page.getByRole("alert").first()).toBeInViewport();
  });

  test("a link in the summary leads to its field with its label in view", async ({ page }) => {
    await page.goto("/book-delivery");
    await page.getByRole("button", { name: "Book my delivery" }).click();
    await page
      .getByRole("alert")
      .getByRole("link", { name: /a phone number/ })
      .click();
    await expect(page.getByRole("textbox", { name: "Phone" })).toBeFocused();
    expect(await isUncovered(page.locator("label[for=booking-phone]"))).toBe(true);
  });
});
