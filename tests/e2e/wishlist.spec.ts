import { consoleMessages } from "#tests/support/console-messages.ts";
import { seedStorage, storedCart, storedLine } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const WISHLIST = "parsons-furniture-wishlist";
const storedWishlist = (...ids: string[]) => JSON.stringify(ids.map((id) => storedLine(id)));

test("a saved product is counted, survives a reload and moves to the cart", {
  tag: "@essential",
}, async ({ page }) => {
  await page.goto("/products/model-2500-sofa-chaise");
  await page
    .getByRole("button", { name: /wishlist: Model 2500 Sofa Chaise|^(Add to|Save to) wishlist/i })
    .first()
    .click();
  await expect(
    page.getByText("Model 2500 Sofa Chaise (Wheat Beige) has been added to your wishlist."),
  ).toBeVisible();
  await page.reload();
  await page.getByRole("banner").getByRole("link", { name: "Wishlist, 1 item" }).click();
  await expect(
    page.getByRole("link", { name: "Model 2500 Sofa Chaise (Wheat Beige)", exact: true }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Move to Cart: Model 2500 Sofa Chaise" }).click();
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  expect(await storedCart(page)).toEqual({ "1097": 1 });
});

test("out-of-stock and removed products stay on the wishlist but can't be moved", {
  tag: "@desktop",
}, async ({ page }) => {
  await seedStorage(page, WISHLIST, storedWishlist("1097", "1113", "777"));
  await page.goto("/wishlist");
  await expect(page.getByText("Out of Stock")).toBeVisible();
  await expect(page.getByText("No longer available")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Move to Cart/ })).toHaveCount(1);
  await page.getByRole("button", { name: "Remove Piece 777 from wishlist" }).click();
  await expect(page.getByText("2 pieces")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Piece 777 removed" })).toHaveCount(1);
});

test("a product is found among many saved ones", { tag: "@desktop" }, async ({ page }) => {
  const gone = Array.from({ length: 120 }, (_, index) => `gone-${index}`);
  await seedStorage(page, WISHLIST, storedWishlist(...gone, "1097"));
  await page.goto("/wishlist");
  await expect(
    page.getByRole("button", { name: "Move to Cart: Model 2500 Sofa Chaise" }),
  ).toBeVisible();
  await expect(page.getByText("No longer available")).toHaveCount(gone.length);
});

test("the focus and the scroll position stay next to a removed or moved product", async ({
  page,
}) => {
  await seedStorage(
    page,
    WISHLIST,
    storedWishlist("1090", "1094", "1097", "1101", "1104", "1107", "1110"),
  );
  await page.goto("/wishlist");
  const removes = page.getByRole("button", { name: /^Remove / });
  await expect(page.getByRole("button", { name: /^Move to Cart/ })).toHaveCount(7);
  // Until the catalog responds, products have the names they were stored with.
  await expect(page.getByRole("heading", { name: /^Piece \d/ })).toHaveCount(0);
  const nextName = await removes.nth(5).getAttribute("aria-label");
  await removes.nth(4).press("Enter");
  await expect(removes).toHaveCount(6);
  await expect(removes.nth(4)).toBeFocused();
  await expect(removes.nth(4)).toHaveAccessibleName(nextName ?? "");
  await expect(removes.nth(4)).toBeInViewport();
  await removes.last().press("Enter");
  await expect(removes).toHaveCount(5);
  await expect(removes.last()).toBeFocused();
  await page
    .getByRole("button", { name: /^Move to Cart/ })
    .nth(3)
    .click();
  await expect(removes).toHaveCount(4);
  await expect(page.getByRole("heading", { level: 2 }).nth(3)).toBeFocused();
  await expect(page.getByRole("heading", { level: 2 }).nth(3)).toBeInViewport();
});

test("a product the cart can't take stays on the wishlist with a message", {
  tag: "@desktop",
}, async ({ page }) => {
  await seedStorage(page, WISHLIST, storedWishlist("1097"));
  const full = JSON.stringify([storedLine("1097", { quantity: 999 })]);
  await seedStorage(page, "parsons-furniture-cart", full);
  await page.goto("/wishlist");
  await page.getByRole("button", { name: "Move to Cart: Model 2500 Sofa Chaise" }).click();
  await expect(page.getByText("Your cart holds 999 of Model 2500 Sofa Chaise")).toBeVisible();
  await expect(page.getByRole("link", { name: "Wishlist, 1 item" })).toBeVisible();
});

test("damaged storage is dropped with a warning", { tag: "@desktop" }, async ({ page }) => {
  const messages = consoleMessages(page);
  await seedStorage(page, WISHLIST, "[");
  await page.goto("/wishlist");
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  expect(messages).toContain("warning: Failed to load wishlist from localStorage");
});

test("two tabs stay in sync", { tag: "@desktop" }, async ({ page, context }) => {
  await seedStorage(page, WISHLIST, storedWishlist("1097", "1104"));
  await page.goto("/wishlist");
  const other = await context.newPage();
  await other.goto("/wishlist");
  await expect(other.getByText("2 pieces")).toBeVisible();
  await page
    .getByRole("button", { name: "Remove Model 2500 Sofa Chaise (Wheat Beige) from wishlist" })
    .click();
  await expect(other.getByText("1 piece")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a shared list shows its products and leads to a quote for all", {
    tag: "@desktop",
  }, async ({ page }) => {
    await page.goto("/wishlist?items=1097,1113,777");
    await expect(page.getByRole("heading", { name: "A Shared Wishlist" })).toBeVisible();
    await expect(
      page.getByRole("link", { name: "Model 2500 Sofa Chaise (Wheat Beige)", exact: true }).first(),
    ).toBeVisible();
    await expect(page.getByText("One more piece of this list has left")).toBeVisible();
    await page.getByRole("link", { name: "Request a quote for all" }).click();
    await expect(page).toHaveURL("/quote-request?items=1097:1");
  });
});
