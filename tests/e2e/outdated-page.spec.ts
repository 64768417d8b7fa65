import type { Page } from "@playwright/test";
import {
  fillContact,
  newShopper,
  openQuotePage,
  storedLine,
  submitButton,
} from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

/**
 * Makes the page one from before an update: scripts it hasn't loaded yet are gone until it is
 * reloaded.
 */
async function makeOutdated(page: Page) {
  let gone = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) gone = false;
  });
  await page.route("**/assets/*.js", (route) =>
    gone ? route.fulfill({ status: 404, body: "gone" }) : route.fallback(),
  );
}

test("P14: a link clicked on an outdated page loads its target", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/delivery-info");
  await makeOutdated(page);
  await page.mouse.wheel(0, 2_000);
  await page.getByRole("contentinfo").getByRole("link", { name: /Terms/ }).click();
  await expect(page).toHaveURL("/terms-and-conditions");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Terms/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/delivery-info");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("P14: a prefetched link on an outdated page does too", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/delivery-info");
  await makeOutdated(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: /Privacy/ });
  await link.focus();
  await page.waitForLoadState("networkidle");
  await link.press("Enter");
  await expect(page).toHaveURL("/privacy-policy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Privacy/);
});

test("P14: a request sent from an outdated page is confirmed on the new one", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const shopper = newShopper();
  await openQuotePage(page, [storedLine("1097")]);
  await fillContact(page, shopper);
  await makeOutdated(page);
  await submitButton(page).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("main").getByRole("status")).toContainText(/Q-[0-9A-Z]{5}/);
  const sent = () => shop.crm.received.filter(({ body }) => body.includes(shopper.email));
  await expect.poll(() => sent().length).toBe(1);
});

test("P14: typed values are restored after leaving an outdated page", { tag: "@desktop" }, async ({
  page,
}) => {
  const shopper = newShopper();
  await openQuotePage(page, [storedLine("1097")]);
  await fillContact(page, shopper);
  await makeOutdated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: /Terms/ }).click();
  await expect(page).toHaveURL("/terms-and-conditions");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Terms/);
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(shopper.email);
});

test("a page of an older version can't hold a delivery time any more (rule 10.17)", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/book-delivery");
  const status = await page.evaluate(async () => {
    const body = new URLSearchParams({ date: "2026-12-01", window: "morning", hold: "" });
    const headers = { Accept: "application/json" };
    return (await fetch("/delivery-holds", { method: "POST", body, headers })).status;
  });
  expect(status).toBe(404);
});
