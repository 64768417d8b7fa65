import type { Page } from "@playwright/test";
import { consoleMessages } from "#tests/support/console-messages.ts";
import { formJourneys } from "#tests/support/form-journeys.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, type ShopUnderTest, test } from "#tests/support/shop-test.ts";
import { sitePages } from "#tests/support/site-pages.ts";

/** The ways browser storage can fail: full, or not allowed at all. */
const storageFailures = ["full", "forbidden"] as const;

const productPath = "/products/model-2500-sofa-chaise";
const cartNotice = "This list ends with your visit";
const wishlistNotice = "Your wishlist ends with your visit";

/** The router's error when it can't store scroll positions; the page keeps working. */
const routerError = "SecurityError: Access is denied for this document.";

/** Collects the page's own errors as they occur. */
function pageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => {
    if (String(error) !== routerError) errors.push(String(error));
  });
  return errors;
}

const leadOf = (shop: ShopUnderTest, email: string) =>
  shop.crm.received.find(({ body }) => body.includes(email))?.body;

for (const failure of storageFailures) {
  test.describe(`B1: storage ${failure}`, { tag: "@desktop" }, () => {
    test.beforeEach(({ page }) => failStorage(page, failure));

    test("no page fails, and every client script works", async ({ page }) => {
      const errors = pageErrors(page);
      for (const { path } of sitePages) {
        await page.goto(path);
        await expect(page.locator("h1")).toHaveCount(1);
        expect.soft(errors.splice(0), path).toEqual([]);
      }
    });

    test("adding a product warns once that the list ends with the visit", async ({ page }) => {
      const logged = consoleMessages(page);
      const errors = pageErrors(page);
      await page.goto(productPath);
      const add = page.getByRole("button", { name: /^Add to Cart/ }).first();
      await add.click();
      const messages = page.getByRole("region", { name: "Messages" });
      await expect(messages.getByText("Added to Cart")).toBeVisible();
      const warning = messages.getByRole("listitem").filter({ hasText: cartNotice });
      await expect(warning).toBeVisible();
      await warning.getByRole("button", { name: /^Dismiss/ }).click();
      await add.click();
      await expect(page.getByRole("link", { name: "Quote list, 2 items" })).toBeVisible();
      await expect(warning).toHaveCount(0);
      expect(logged).toContain("warning: Failed to save cart to localStorage");

      await page.getByRole("link", { name: "Quote list, 2 items" }).click();
      await expect(page.getByRole("heading", { name: "2 items" })).toBeVisible();
      const notice = page.getByRole("note").filter({ hasText: cartNotice });
      await notice.getByRole("link", { name: "Open the link to your list" }).click();
      await expect(page).toHaveURL("/quote-request?items=1097:2");
      await page.reload();
      await expect(page.getByRole("heading", { name: "2 items" })).toBeVisible();
      expect(errors).toEqual([]);
    });

    test("the wishlist warns that it ends with the visit, and its link restores it", async ({
      page,
    }) => {
      await page.goto(productPath);
      await page
        .getByRole("button", { name: /^Add to wishlist: Model 2500/ })
        .first()
        .click();
      const warning = page
        .getByRole("region", { name: "Messages" })
        .getByRole("listitem")
        .filter({ hasText: wishlistNotice });
      await warning.getByRole("link", { name: "Open the link to your wishlist" }).click();
      await expect(page).toHaveURL("/wishlist?items=1097");
      await page.reload();
      await expect(
        page.getByRole("link", { name: "Model 2500 Sofa Chaise" }).first(),
      ).toBeVisible();
    });

    for (const { title, send } of formJourneys) {
      test(title, async ({ page, shop }) => {
        const shopper = newShopper();
        await send(page, shopper);
        await expect.poll(() => leadOf(shop, shopper.email)).toBeDefined();
      });
    }
  });
}

/** Makes local and session storage fail in all documents of the page. */
async function failStorage(page: Page, failure: (typeof storageFailures)[number]): Promise<void> {
  await page.addInitScript((failure) => {
    if (failure === "full") {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
      return;
    }
    for (const name of ["localStorage", "sessionStorage"] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  }, failure);
}
