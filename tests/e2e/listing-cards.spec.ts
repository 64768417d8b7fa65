import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/shop-test.ts";

const listing = "/collections/living-room/recliners-lift-chairs";

test("quick view adds the chosen quantity and is closed by Back", async ({ page }) => {
  await page.goto(listing);
  const card = cards(page).first();
  const title = (await card.getByRole("heading").textContent()) ?? "no title";
  await card.hover();
  await card.getByRole("link", { name: "Quick View" }).click();
  const dialog = page.getByRole("dialog", { name: "Quick View" });
  await expect(dialog.getByRole("heading", { name: title })).toBeVisible();
  await dialog.getByRole("button", { name: "One more" }).click();
  await dialog.getByRole("button", { name: "One more" }).click();
  await dialog.getByRole("button", { name: /^Add to Cart/ }).click();
  await expect(page.getByText(`${title} (Pewter Gray) has been added to your cart.`)).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: "Quote list, 3 items" })).toBeVisible();
});

test("the quick view's toast can be dismissed there and leads to the cart", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto(listing);
  const card = cards(page).first();
  await card.hover();
  await card.getByRole("link", { name: "Quick View" }).click();
  const dialog = page.getByRole("dialog", { name: "Quick View" });
  const add = dialog.getByRole("button", { name: /^Add to Cart/ });
  await add.click();
  await page.getByRole("button", { name: "Dismiss: Added to Cart" }).click();
  await expect(page.getByText("has been added to your cart.")).toBeHidden();
  await add.click();
  await page.getByRole("link", { name: "View Cart" }).click();
  await expect(page).toHaveURL("/quote-request");
  await page.goBack();
  await expect(dialog).toBeVisible();
});

test("a card shows the product's alternate view on hover and focus, also with reduced motion", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(listing);
  const card = cards(page).first();
  const alternateView = card.locator("picture:has(img[src*='/alternate'])");
  await expect(alternateView).toHaveCSS("opacity", "0");
  await card.hover();
  await expect(alternateView).toHaveCSS("opacity", "1");
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(alternateView).toHaveCSS("opacity", "0");
  await card.getByRole("heading").getByRole("link").focus();
  await expect(alternateView).toHaveCSS("opacity", "1");
  await expect(alternateView).toBeVisible();
});

test("a card shows every badge of its product", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/collections/living-room/stationary-sectionals");
  const card = page.getByRole("article").filter({ hasText: "Brazos Leather Sectional" });
  await expect(card.getByText("OVERSIZED", { exact: true })).toBeVisible();
  await expect(card.getByText("Featured", { exact: true })).toBeVisible();
});

test("an out-of-stock product has a quick view but can't be added", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/collections/living-room/reclining-sectionals");
  const card = page.getByRole("article").filter({ hasText: "Model 5600" });
  await expect(card.getByRole("button", { name: "Out of Stock" })).toBeDisabled();
  await card.hover();
  await card.getByRole("link", { name: "Quick View" }).click();
  const dialog = page.getByRole("dialog", { name: "Quick View" });
  await expect(dialog.getByRole("button", { name: "Out of Stock" })).toBeDisabled();
});

function cards(page: Page) {
  return page.getByRole("region", { name: "Pieces" }).getByRole("article");
}
