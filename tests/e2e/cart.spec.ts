import type { Page } from "@playwright/test";
import { consoleMessages } from "#tests/support/console-messages.ts";
import { openQuotePage, seedStorage, storedCart, storedLine } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const CART = "parsons-furniture-cart";

async function addSofa(page: Page) {
  await page.goto("/products/model-2500-sofa-chaise");
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(
    page.getByText("Model 2500 Sofa Chaise (Wheat Beige) has been added to your cart."),
  ).toBeVisible();
}

const headerCount = (page: Page, items: string) =>
  page.getByRole("banner").getByRole("link", { name: new RegExp(`Quote list, ${items}$`) });

test("an added product is counted in the header and survives a reload", {
  tag: "@essential",
}, async ({ page }) => {
  await addSofa(page);
  await expect(headerCount(page, "1 item")).toBeVisible();
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(headerCount(page, "2 items")).toBeVisible();
  await page.reload();
  await expect(headerCount(page, "2 items")).toBeVisible();
  const [line] = JSON.parse(
    (await page.evaluate((key) => localStorage.getItem(key), CART)) ?? "[]",
  );
  expect(line).toMatchObject({ id: "1097", quantity: 2, notes: "", sku: expect.any(String) });
  expect(new Date(line.addedAt).getTime()).not.toBeNaN();
});

test("adding more than the maximum adds the maximum and shows a message", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/products/model-2500-sofa-chaise");
  const add = page.getByRole("button", { name: /^Add to Cart/ }).first();
  const quantity = page.getByRole("textbox", { name: "Quantity" });
  await quantity.fill("1500");
  await add.click();
  await expect(quantity).toHaveAccessibleDescription(/999 is the most of one piece/);
  expect(await storedCart(page)).toEqual({});
  await openQuotePage(page, [storedLine("1097", { quantity: 600 })]);
  await page.goto("/products/model-2500-sofa-chaise");
  await quantity.fill("600");
  await add.click();
  await expect(page.getByText("Your cart now holds 999 of Model 2500 Sofa Chaise")).toBeVisible();
  await add.click();
  await expect(
    page.getByText("Your cart holds 999 of Model 2500 Sofa Chaise (Wheat Beige) already"),
  ).toBeVisible();
  await expect(page.getByText("has been added to your cart")).toHaveCount(0);
  expect(await storedCart(page)).toEqual({ "1097": 999 });
});

test("damaged storage is dropped with a warning, and the cart keeps working", {
  tag: "@desktop",
}, async ({ page }) => {
  const messages = consoleMessages(page);
  await seedStorage(page, CART, "{not json");
  await page.goto("/quote-request");
  await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
  expect(messages).toContain("warning: Failed to load cart from localStorage");
  await addSofa(page);
  expect(await storedCart(page)).toEqual({ "1097": 1 });
});

test("damaged lines are repaired or dropped, never the whole cart", { tag: "@desktop" }, async ({
  page,
}) => {
  const messages = consoleMessages(page);
  await openQuotePage(page, [
    storedLine("1097", { quantity: "2", addedAt: "whenever" }),
    storedLine("", {}),
    storedLine("1104", { title: undefined, badges: null, notes: 7 }),
  ]);
  await expect(page.getByRole("heading", { name: "3 items" })).toBeVisible();
  await expect(
    page.getByRole("link", { name: "Model 4700 Leather Recliner (Chocolate)", exact: true }),
  ).toBeVisible();
  expect(messages).toContain("warning: Failed to load cart from localStorage");
});

test("stored lines without their fields are looked up by id, or dropped", {
  tag: "@desktop",
}, async ({ page }) => {
  await seedStorage(page, CART, '[{"id":5},{"id":"1097","quantity":2,"notes":"in gray"}]');
  await seedStorage(page, "parsons-furniture-wishlist", '[{"id":5},{"id":1005}]');
  await page.goto("/quote-request");
  await expect(page.getByRole("heading", { name: "2 items" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([
    "Model 2500 Sofa Chaise (Wheat Beige)",
  ]);
  await expect(page.getByRole("textbox", { name: "Special requests for Model" })).toHaveValue(
    "in gray",
  );
  expect(await storedCart(page)).toEqual({ "1097": 2 });
  await page.goto("/wishlist");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Model 4700 Leather Recliner (Chocolate)",
  ]);
});

test("B4: a product whose id was reused is shown as no longer available, in cart and wishlist", {
  tag: "@desktop",
}, async ({ page }) => {
  const old = storedLine("1097", { title: "The Chair That Left", slug: "left", sku: "PF-LEFT" });
  await seedStorage(page, "parsons-furniture-wishlist", JSON.stringify([old]));
  await openQuotePage(page, [old, storedLine("1104")]);
  const row = page.getByRole("listitem").filter({ hasText: "The Chair That Left" });
  await expect(row.getByText("No longer available")).toBeVisible();
  await expect(page.getByText("Model 2500 Sofa Chaise")).toHaveCount(0);
  await page.goto("/wishlist");
  await expect(page.getByRole("listitem").filter({ hasText: "The Chair That Left" })).toContainText(
    "No longer available",
  );
  await page.goto("/products/model-2500-sofa-chaise");
  await expect(
    page.getByRole("button", { name: "Add to wishlist: Model 2500 Sofa Chaise" }).first(),
  ).toBeVisible();
});

test("failing to save only logs a warning", { tag: "@desktop" }, async ({ page }) => {
  const messages = consoleMessages(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await addSofa(page);
  await page.getByRole("link", { name: "View Cart" }).click();
  await expect(page.getByRole("heading", { name: "1 item" })).toBeVisible();
  expect(messages).toContain("warning: Failed to save cart to localStorage");
});

test("blocked storage only logs a warning, and the cart lasts until the page is left", {
  tag: "@desktop",
}, async ({ page }) => {
  const messages = consoleMessages(page);
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
  await addSofa(page);
  await expect(headerCount(page, "1 item")).toBeVisible();
  expect(messages).toContain("warning: Failed to load cart from localStorage");
});

test("two tabs stay in sync, and a removed product stays removed", { tag: "@desktop" }, async ({
  page,
  context,
}) => {
  const lines = [storedLine("1097"), storedLine("1104")];
  await openQuotePage(page, lines);
  const other = await context.newPage();
  await other.goto("/quote-request");
  await expect(other.getByRole("heading", { name: "2 items" })).toBeVisible();

  await page.getByRole("button", { name: "Remove Model 2500 Sofa Chaise" }).click();
  await expect(other.getByRole("heading", { name: "1 item" })).toBeVisible();
  await other.getByRole("textbox", { name: /Special requests for Model 4700/ }).fill("in cognac");
  await expect(page.getByRole("textbox", { name: /Special requests for Model 4700/ })).toHaveValue(
    "in cognac",
  );
  expect(await storedCart(other)).toEqual({ "1104": 1 });
});

test("an out-of-stock product can't be added anywhere", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/products/model-5600-reclining-chaise");
  await expect(page.getByRole("button", { name: "Out of Stock" }).first()).toBeDisabled();
  await page.goto("/quote-request?items=1113:2");
  await expect(page.getByText("Out of Stock")).toBeVisible();
  await expect(page.getByRole("button", { name: "Request My Quote" })).toBeDisabled();
  expect(await storedCart(page)).toEqual({});
});
