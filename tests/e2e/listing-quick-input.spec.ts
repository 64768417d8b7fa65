import { holdBack } from "#tests/support/hold-back.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const listing = "/collections/living-room/recliners-lift-chairs";

test.describe("filters with quick input and by keyboard", { tag: "@desktop" }, () => {
  test("a box checked by keyboard keeps the focus, and Back unchecks it", async ({ page }) => {
    await page.goto(listing);
    const leather = page.getByRole("checkbox", { name: /^Leather/ });
    await leather.focus();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/\?material=leather$/);
    await expect(page.getByRole("link", { name: /Remove filter: Material/ })).toBeVisible();
    await expect(leather).toBeFocused();
    await page.goBack();
    await expect(leather).not.toBeChecked();
  });

  test("moving between price fields keeps focus and text", async ({ page }) => {
    await page.goto(listing);
    await page.getByLabel("From ($)").focus();
    await page.keyboard.type("100");
    await page.keyboard.press("Tab");
    await page.keyboard.type("9");
    await expect(page).toHaveURL(/\?min=100$/);
    await expect(page.getByRole("link", { name: /Remove filter: Price/ })).toBeVisible();
    await page.keyboard.type("00");
    await page.keyboard.press("Tab");
    await expect(page).toHaveURL(/\?min=100&max=900$/);
    await page.getByRole("link", { name: "Clear all" }).click();
    await expect(page.getByLabel("From ($)")).toHaveValue("");
    await expect(page.getByLabel("To ($)")).toHaveValue("");
  });

  test("checking a box while a price is being applied works", async ({ page }) => {
    await page.goto(listing);
    await page.getByLabel("From ($)").fill("100");
    await page.getByRole("checkbox", { name: /^Leather/ }).hover();
    await page.mouse.down();
    await expect(page.getByRole("link", { name: /Remove filter: Price/ })).toBeVisible();
    await page.mouse.up();
    await expect(page).toHaveURL(/\?material=leather&min=100$/);
  });

  test("the sort order keeps the focus, so that arrow keys keep working", async ({ page }) => {
    await page.goto(listing);
    const sort = page.getByLabel("Sort by");
    await sort.focus();
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(/\?sort=price_asc$/);
    await expect(page.getByRole("region", { name: "Pieces" })).not.toHaveClass(/opacity/);
    await expect(sort).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(/\?sort=price_desc$/);
  });
});

test("closing the drawer right after checking a box keeps it checked", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto(listing);
  await page.getByRole("link", { name: "Filter" }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  const released = await holdBack(page, /\.data\?/);
  await drawer.getByRole("checkbox", { name: /^Leather/ }).check();
  await drawer.getByRole("button", { name: /^Show \d+ piece/ }).click();
  released.resolve();
  await expect(page).toHaveURL(/\?material=leather$/);
  await expect(drawer).toBeHidden();
});

test("a second click on Close stays on the page", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/");
  await page.goto(listing);
  const card = page.getByRole("article").first();
  await card.hover();
  await card.getByRole("link", { name: "Quick View" }).click();
  const dialog = page.getByRole("dialog", { name: "Quick View" });
  await dialog.getByRole("button", { name: "Close" }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(listing);
});

test("a quantity can be cleared and typed again", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/products/pebble-modular-accent-chair");
  const quantity = page.getByLabel("Quantity");
  await quantity.fill("");
  await quantity.pressSequentially("3");
  await expect(quantity).toHaveValue("3");
  await page.getByRole("button", { name: "Add to Cart: Pebble Modular" }).click();
  await expect(page.getByRole("link", { name: "Quote list, 3 items" })).toBeVisible();
});
