import type { Page } from "@playwright/test";
import { fillAddress, nextButton, openBookingPage } from "#tests/support/booking-page.ts";
import { gapBelowHeader } from "#tests/support/page-layout.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

test("menus open by keyboard, one at a time, and Escape returns the focus", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/");
  const services = page.getByRole("banner").locator("summary", { hasText: "Services" });
  await services.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner").getByRole("link", { name: "Book Delivery" })).toBeVisible();
  await page.getByRole("banner").locator("summary", { hasText: "Collections" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Book Delivery" })).toBeHidden();
  await services.click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("banner").getByRole("link", { name: "Book Delivery" })).toBeHidden();
  await expect(services).toBeFocused();
});

test("a menu can be scrolled to its end on a low screen", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 853, height: 340 });
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByText("About").click();
  const last = page.locator("details[open] address").getByText("Sun 12PM–6PM");
  await expect(last).toBeVisible();
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, 1000);
  await expect(last).toBeInViewport({ ratio: 1 });
});

test("the phone's menu has all links and closes when one is clicked", {
  tag: ["@phone", "@essential"],
}, async ({ page }) => {
  await page.goto("/products/model-4700-leather-recliner");
  await page.locator("summary[aria-label=Menu]").click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  for (const name of ["Bedroom", "How It Works", "Price Match", "Book Delivery", "Call Now"]) {
    await expect(menu.getByRole("link", { name })).toBeVisible();
  }
  await menu.getByRole("link", { name: "Living Room" }).click();
  await expect(page).toHaveURL(/\/collections\/living-room$/);
  await expect(menu).toBeHidden();
});

test("the skip link skips the menus and stays on a form's step", async ({ page }) => {
  await openBookingPage(page);
  await fillAddress(page, newShopper());
  await nextButton(page).click();
  await expect(page.getByRole("heading", { name: "Furniture Details" })).toBeFocused();
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Go back home" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Furniture Details" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Contact & Address" })).toBeFocused();
});

test("a link to a section opens the home page, then scrolls to 20 px below the header and highlights it", async ({
  page,
}) => {
  await page.goto("/products/model-4700-leather-recliner");
  await page.getByRole("contentinfo").getByRole("link", { name: "How It Works" }).click();
  await expect(page).toHaveURL(/\/#how-it-works$/);
  const section = page.locator("#how-it-works");
  await expect(section).toHaveClass(/section-highlight/);
  await expect(section).not.toHaveClass(/section-highlight/);
  await expect.poll(() => gapBelowHeader(page, "#how-it-works")).toBe(20);
});

test("text and call links are in the header on one line at every width without a menu button", {
  tag: "@desktop",
}, async ({ page }) => {
  for (const width of [768, 900, 1024, 1200, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/delivery-info");
    const banner = page.getByRole("banner");
    for (const name of ["Text to Negotiate", "Call Now"]) {
      const link = banner.getByRole("link", { name, exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
      expect((await link.boundingBox())?.height).toBe(44);
    }
    expect(await page.evaluate(() => document.body.scrollWidth)).toBe(width);
  }
});

test("within the home page, scrolling to a section starts after 150 ms", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.clock.install({ time: "2026-11-20T12:00:00" });
  await page.goto("/");
  await page.clock.pauseAt("2026-11-20T13:00:00");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "How It Works" });
  await link.click({ trial: true });
  const before = await page.evaluate(() => window.scrollY);
  const positions = await recordPositions(page);
  const waitStarted = page.waitForRequest(/\/show-section-/);
  await link.click();
  await expect(page).toHaveURL(/\/#how-it-works$/);
  await waitStarted;
  await page.clock.runFor(149);
  expect((await positions()).filter((position) => position !== before)).toEqual([]);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.clock.runFor(1);
  await expect.poll(() => gapBelowHeader(page, "#how-it-works")).toBe(20);
  // It scrolls smoothly instead of jumping.
  expect((await positions()).length).toBeGreaterThan(2);
});

test("from another page, scrolling starts at the top after 500 ms", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.clock.install({ time: "2026-11-20T12:00:00" });
  await page.goto("/delivery-info");
  await page.clock.pauseAt("2026-11-20T13:00:00");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "How It Works" });
  await link.click({ trial: true });
  const positions = await recordPositions(page);
  const waitStarted = page.waitForRequest(/\/show-section-/);
  await link.click();
  await expect(page).toHaveURL(/\/#how-it-works$/);
  await waitStarted;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Real furniture. Real deals.");
  await expect.poll(positions).toContain(0);
  await page.clock.runFor(499);
  expect(new Set(await positions())).toEqual(new Set([0]));
  await page.clock.runFor(1);
  await expect(page.locator("#how-it-works")).toHaveClass(/section-highlight/);
  await expect.poll(() => gapBelowHeader(page, "#how-it-works")).toBe(20);

  await page.reload();
  await expect.poll(() => gapBelowHeader(page, "#how-it-works")).toBe(20);
});

test("a link scrolls to a section without the script that highlights it", {
  tag: "@desktop",
}, async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.route("**/assets/show-section-*.js", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "How It Works" }).click();
  await expect(page.locator("#how-it-works")).toBeInViewport();
  expect(errors).toEqual([]);
});

test("navigation moves the focus to the new page's heading", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/products/model-2500-sofa-chaise");
  const related = page.getByRole("main").getByRole("article").getByRole("heading").last();
  const title = (await related.textContent()) ?? "no title";
  await related.getByRole("link").press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
  await page.getByRole("contentinfo").getByRole("link", { name: "Price Match" }).press("Enter");
  await expect(page).toHaveURL("/price-match");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: "Search" }).press("Enter");
  await expect(page.getByRole("combobox")).toBeFocused();
});

test("a new page starts at the top, and Back restores the scroll position", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/");
  const room = page.locator("#collections").getByRole("link", { name: "Living Room" });
  await room.click({ trial: true });
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(400);
  await room.click();
  await expect(page).toHaveURL(/living-room$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test("an unknown path shows a 404 page with a link home and logs the path", {
  tag: "@desktop",
}, async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const response = await page.goto("/nowhere/to-be-found");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expect.poll(() => logged.join("\n")).toContain("/nowhere/to-be-found");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Real furniture. Real deals.");
});

test("the collections dialog is a history entry and leads to the rooms", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Browse the Collections" }).click();
  const dialog = page.getByRole("dialog", { name: "Browse the collections" });
  await expect(dialog.getByRole("listitem")).toHaveCount(6);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await dialog.getByRole("link", { name: "Browse Living Room" }).click();
  await expect(page).toHaveURL(/\/collections\/living-room$/);
  await expect(dialog).toBeHidden();
});

/** Records every scroll position of the home page from now on. */
async function recordPositions(page: Page): Promise<() => Promise<number[]>> {
  const positions = await page.evaluateHandle(() => {
    const seen: number[] = [];
    addEventListener("scroll", () => {
      if (location.pathname === "/") seen.push(Math.round(window.scrollY));
    });
    return seen;
  });
  return () => positions.jsonValue();
}

test("footer links navigate without reloading the document", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/delivery-info");
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeFocused();
  await footer.getByRole("link", { name: "How It Works" }).click();
  await expect(page).toHaveURL(/\/#how-it-works$/);
  await expect(page.locator("body[data-same-document]")).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  // A link to the current page adds no history entry, like the browser's own links.
  const entries = await page.evaluate(() => history.length);
  await footer.getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const opened = page.context().waitForEvent("page");
  await footer.getByRole("link", { name: "Book Delivery" }).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(/\/book-delivery$/);
});

test("a page that React had to render again still has its menus and footer", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/products/model-4700-leather-recliner");
  const footer = page.getByRole("contentinfo");
  const before = await footer.textContent();
  await page.getByRole("button", { name: "Add to wishlist: Model 4700 Leather Recliner" }).click();
  const count = page.getByRole("link", { name: "Wishlist, 1 item" }).locator("span");
  await count.evaluate((element) => element.remove());
  // React fails to remove the missing element and renders the whole page again.
  await page
    .getByRole("button", { name: "Remove from wishlist: Model 4700 Leather Recliner" })
    .click();
  await expect(page.getByRole("link", { name: "Wishlist, 0 items" })).toBeVisible();
  expect(await footer.textContent()).toBe(before);
  await footer.getByRole("link", { name: "Bedroom" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bedroom" })).toBeVisible();
});
