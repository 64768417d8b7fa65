import type { Page } from "@playwright/test";
import { formJourneys } from "#tests/support/form-journeys.ts";
import { fillContact, newShopper, submitButton } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { sitePages } from "#tests/support/site-pages.ts";

/** What only parts of pages use, and what an extension or a setting may take away. */
const takenAway = ["IntersectionObserver", "ResizeObserver", "matchMedia", "crypto", "caches"];

/** One page of each kind. */
const paths = [...new Map(sitePages.map(({ kind, path }) => [kind, path])).values()];

function takeAway(page: Page, names: readonly string[]) {
  return page.addInitScript((names) => {
    for (const name of names) {
      Object.defineProperty(window, name, { value: undefined, configurable: true });
    }
  }, names);
}

test.describe("T0: what parts of pages use is missing", { tag: "@desktop" }, () => {
  test.beforeEach(({ page }) => takeAway(page, takenAway));

  test("no page is replaced by the error page", async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await page.goto(path);
      await page.mouse.wheel(0, 1_000);
      await expect.soft(page.getByRole("contentinfo"), path).toBeVisible();
      await expect.soft(page.getByText("Unexpected Application Error!"), path).toHaveCount(0);
    }
  });

  for (const { title, send } of formJourneys) {
    test(title, async ({ page, shop }) => {
      const shopper = newShopper();
      await send(page, shopper);
      const isLead = ({ body }: { body: string }) => body.includes(shopper.email);
      await expect.poll(() => shop.crm.received.find(isLead)).toBeDefined();
    });
  }
});

test("T1: a quote is sent although what tells where the shopper came from fails", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const shopper = newShopper();
  await page.goto("/quote-request?items=1003:2");
  await expect(page.getByRole("heading", { name: "2 items" })).toBeVisible();
  await fillContact(page, shopper);
  await page.evaluate(() => {
    URLSearchParams.prototype.get = () => {
      throw new TypeError("taken away");
    };
  });
  await submitButton(page).click();
  const isLead = ({ body }: { body: string }) => body.includes(shopper.email);
  await expect.poll(() => shop.crm.received.find(isLead)).toBeDefined();
});
