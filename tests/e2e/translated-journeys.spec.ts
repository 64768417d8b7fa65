import { expect, test } from "#tests/support/shop-test.ts";
import { expectIntact, translateAndExtend } from "#tests/support/translated-page.ts";

// A real extension's changes aren't restricted by the page's policy.
test.use({ bypassCSP: true });

let messages: string[] = [];

test.beforeEach(async ({ page, isMobile }) => {
  messages = await translateAndExtend(page, isMobile);
});

test("E1: the calculator keeps working on a translated page", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/services/financing");
  const results = page.getByRole("region", { name: "Your estimate" });
  const figure = results.getByRole("definition").first();
  await expect(figure).toHaveText("$105.49");
  await expect(results).toContainText("12 monthly payments at 9.99% APR");
  await page.getByText("All payments, month by month").click();
  await page.getByRole("textbox", { name: "Down payment" }).fill("500");
  await expect(results).toContainText("$500");
  await page.getByRole("radio", { name: "18 months" }).check();
  await page.getByRole("textbox", { name: "APR" }).fill("0");
  await expect(results).toContainText("18 monthly payments at 0% APR");
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(20);
  // Without interest all payments are equal, so the sentence about the last one disappears.
  await page.getByRole("textbox", { name: "Down payment" }).fill("300");
  await expect(figure).toHaveText("$50.00");
  await page.getByRole("textbox", { name: "Down payment" }).fill("");
  await page.getByRole("textbox", { name: "Furniture total" }).fill("twelve");
  await expect(figure).not.toHaveText("$50.00");
  await page.getByRole("textbox", { name: "Furniture total" }).fill("1,200");
  await page.getByRole("radio", { name: "12 months" }).check();
  await expect(figure).toHaveText("$100.00");
  await expectIntact(page, messages);
});

test("E1: a translated listing counts, filters, sorts and opens quick views", async ({ page }) => {
  await page.goto("/collections/living-room/recliners-lift-chairs");
  const filters = page.getByRole("link", { name: "Filter", exact: true });
  const onPhone = await filters.isVisible();
  const cards = page.getByRole("region", { name: "Pieces" }).getByRole("article");
  const unfiltered = await cards.count();
  if (onPhone) await filters.click();
  await page
    .getByRole("checkbox", { name: /^Leather/ })
    .and(page.locator(":visible"))
    .check();
  await expect(page).toHaveURL(/\?material=leather$/);
  if (onPhone) await page.getByRole("button", { name: /^Show \d/ }).click();
  await expect(cards).not.toHaveCount(unfiltered);
  const counted = await cards.count();
  await expect(page.getByText(`${counted} pieces`, { exact: true })).toBeVisible();
  if (onPhone) await expect(page.getByRole("link", { name: "Filter (1)" })).toBeVisible();
  if (!onPhone) {
    await page.getByLabel("Per page").and(page.locator(":visible")).selectOption({ index: 0 });
    await expect(page).toHaveURL(/size=24/);
  }
  await page.getByLabel("Sort by").selectOption({ index: 3 });
  await expect(page).toHaveURL(/sort=newest/);
  await page
    .getByRole("link", { name: /^Quick View/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Add to Cart/ }).click();
  await expect(dialog.getByText("1 in your cart")).toBeVisible();
  await dialog.getByRole("button", { name: /^One more/ }).click();
  await dialog.getByRole("button", { name: /^Add to Cart/ }).click();
  await expect(dialog.getByText("3 in your cart")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("link", { name: /, 3 items$/ })).toHaveText("3");
  await page.getByRole("link", { name: "Clear all" }).and(page.locator(":visible")).click();
  await expect(page).not.toHaveURL(/material/);
  await expect(page.getByText(`${counted} pieces`, { exact: true })).toHaveCount(0);
  await expectIntact(page, messages);
});

test("E1: a translated shop can be navigated, and back", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/products/model-4700-leather-recliner");
  const pictures = page.getByRole("region", { name: "Pictures" });
  const count = pictures.getByText(/\d of \d/);
  await expect(count).toHaveText(/1 of \d/);
  await pictures.getByRole("button", { name: "Next picture" }).click();
  await expect(count).toHaveText(/2 of \d/);
  await page.getByRole("button", { name: "Add to wishlist: Model 4700 Leather Recliner" }).click();
  await expect(page.getByText("Added to Wishlist")).toBeVisible();
  const next = page.getByRole("article").getByRole("heading").getByRole("link").first();
  const title = await next.textContent();
  await next.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "no title");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Model 4700 Leather Recliner");
  await page.getByRole("link", { name: "Wishlist, 1 item" }).click();
  await expect(page.getByText("1 piece", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Move to Cart/ }).click();
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  await page.getByRole("link", { name: "View Cart" }).click();
  await expect(page.getByRole("heading", { name: "1 item" })).toBeVisible();
  await expectIntact(page, messages);
});

test("E1: a translated search shows suggestions, results and an empty result", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/search");
  const field = page.getByRole("combobox", { name: "What are you looking for?" });
  await field.fill("recli");
  await expect(page.getByRole("option").first()).toBeVisible();
  await field.press("Enter");
  await expect(page.getByText(/\d+ pieces$/)).toBeVisible();
  await field.fill("xylophone zzz");
  await field.press("Enter");
  const nothing = page.getByRole("heading", { level: 2 }).filter({ hasText: "xylophone zzz" });
  await expect(nothing).toContainText("Nothing here matches");
  await expectIntact(page, messages);
});

test("E1: the hours line of a translated page keeps updating", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.clock.install({ time: "2026-11-20T12:00:00-06:00" });
  await page.goto("/privacy-policy");
  const line = page.getByRole("complementary").first().locator("span").first();
  await expect(line).toContainText("Open");
  const open = (await line.textContent()) ?? "";
  await page.clock.fastForward("09:00:00");
  await expect(line).not.toContainText(open);
  await expectIntact(page, messages);
});
