import type { Page } from "@playwright/test";
import { requestedDateTime } from "#domain/delivery/delivery-date.ts";
import {
  fillAddress,
  freeWindows,
  nextButton,
  openBookingPage,
  pickWindow,
} from "#tests/support/booking-page.ts";
import { consoleMessages, errorsAndWarnings } from "#tests/support/console-messages.ts";
import { extend, extensionKinds } from "#tests/support/fake-extensions.ts";
import { translate } from "#tests/support/fake-translator.ts";
import {
  fillWhat,
  fillWho,
  getOptions,
  openQuiz,
  usualChoices,
} from "#tests/support/financing-quiz.ts";
import {
  fillContact,
  newShopper,
  openQuotePage,
  storedLine,
  submitButton,
  type TestShopper,
} from "#tests/support/quote-page.ts";
import { expect, type ShopUnderTest, test } from "#tests/support/shop-test.ts";
import { startDraft } from "#tests/support/started-draft.ts";

// A real extension's changes aren't restricted by the page's policy.
test.use({ bypassCSP: true });

let messages: string[] = [];

test.beforeEach(async ({ page, isMobile }) => {
  messages = consoleMessages(page);
  // Before hydration on desktop, after it on phones.
  await translate(page, isMobile ? "shop-ready" : "DOMContentLoaded");
  await extend(page, extensionKinds);
});

/**
 * Asserts that no text was written into replaced nodes, and nothing was logged as an error or
 * warning.
 */
async function expectIntact(page: Page) {
  for (const frame of page.frames()) {
    expect(await frame.evaluate(() => window.unseenTexts?.() ?? [])).toEqual([]);
  }
  expect(errorsAndWarnings(messages)).toEqual([]);
}

/** Returns the record the CRM received for the shopper. */
async function recordOf(shop: ShopUnderTest, { email }: Pick<TestShopper, "email">) {
  const record = () => shop.crm.received.find(({ body }) => body.includes(email))?.body;
  await expect.poll(record).toBeDefined();
  return JSON.parse(record() ?? "{}") as Record<string, unknown>;
}

test("E1: a translated quote page counts, changes and sends the original text", async ({
  page,
  shop,
}) => {
  const shopper = newShopper();
  await openQuotePage(page, [storedLine("1003"), storedLine("1004")]);
  await expect(page.getByRole("heading", { name: "2 items" })).toBeVisible();
  await page
    .getByRole("button", { name: /^One more of/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "3 items" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "2 in your list" })).toHaveCount(1);
  await page
    .getByRole("button", { name: /^Remove/ })
    .last()
    .click();
  await expect(page.getByRole("heading", { name: "2 items" })).toBeVisible();
  await submitButton(page).click();
  await fillContact(page, shopper);
  await page.getByRole("radio", { name: "Text" }).check();
  await page.getByLabel("How did you hear about us?").selectOption({ index: 2 });
  await expectIntact(page);
  await submitButton(page).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Quote Request Submitted!").first()).toBeVisible();
  expect(await recordOf(shop, shopper)).toMatchObject({
    lead_kind: "quote",
    full_name: shopper.name,
    preferred_contact: "text",
    hear_about_us: "Google",
    item_count: 2,
  });
  await expectIntact(page);
});

test("E1: a custom request from a translated page keeps its collection", async ({ page, shop }) => {
  const shopper = newShopper();
  await startDraft(page, "custom");
  await page.goto("/custom-request");
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: /looking for/ }).fill("A green velvet sofa");
  await form.getByRole("combobox", { name: /room/ }).selectOption({ index: 2 });
  await form.getByRole("textbox", { name: "Name" }).fill(shopper.name);
  await form.getByRole("button", { name: "Send my request" }).click();
  await expect(form.getByText(/phone|e-?mail/i).first()).toBeVisible();
  await form.getByRole("textbox", { name: "Email" }).fill(shopper.email);
  await form.getByRole("button", { name: "Send my request" }).click();
  await expect(page.getByRole("heading", { name: "We have your request" })).toBeVisible();
  const { collection, reference } = await recordOf(shop, shopper);
  expect(collection).toBe("Bedroom");
  await expect(page.getByText(String(reference), { exact: true })).toBeVisible();
  await expectIntact(page);
});

test("E1: a delivery is booked on a translated page", async ({ page, shop }) => {
  const shopper = newShopper();
  await openBookingPage(page);
  await nextButton(page).click();
  await fillAddress(page, shopper);
  await nextButton(page).click();
  await page.getByRole("radio", { name: /^Large/ }).check();
  await page.getByRole("button", { name: "Add another item" }).click();
  await page.getByRole("button", { name: "Add another item" }).click();
  await expect(page.getByRole("heading", { name: "Item 3" })).toBeVisible();
  await page
    .getByRole("radio", { name: /^Extra/ })
    .last()
    .check();
  await page.getByRole("button", { name: /^Remove item 2/i }).click();
  await expect(page.getByRole("heading", { name: "Item 2" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Item 3" })).toHaveCount(0);
  await nextButton(page).click();
  const total = page.locator("[data-booking-total]");
  const before = await total.textContent();
  await page.getByRole("checkbox", { name: /White-glove/ }).check();
  await expect(total).not.toHaveText(before ?? "");
  await expect(page.getByText("Included", { exact: true }).first()).toBeAttached();
  await nextButton(page).click();
  const chosen = (await freeWindows(page)).at(-3);
  if (!chosen) throw new Error("the calendar is empty");
  await pickWindow(page, chosen);
  await expect(page.getByText(/Held for you for 9:5\d/)).toBeVisible();
  await nextButton(page).click();
  await expect(page.getByRole("definition").filter({ hasText: shopper.email })).toBeVisible();
  await page.getByRole("button", { name: /^Book for/ }).click();
  await expect(page.getByRole("heading", { name: /Thanks/ })).toBeVisible();
  const record = await recordOf(shop, shopper);
  expect(record).toMatchObject({
    lead_kind: "booking",
    requested_date_time: requestedDateTime(chosen.date, chosen.start),
  });
  await expectIntact(page);
});

test("E1: the quiz is submitted on a translated page", async ({ page, shop }) => {
  const shopper = newShopper();
  await openQuiz(page);
  await fillWho(page, shopper);
  await fillWhat(page, usualChoices);
  await getOptions(page).click();
  await expect(page.getByRole("heading", { name: "Your options" })).toBeVisible();
  expect(await recordOf(shop, shopper)).toMatchObject({
    budget_range: usualChoices.budgetRange,
    timeline: usualChoices.timeline,
    category_interest: usualChoices.categoryInterest,
    preferred_plan: usualChoices.preferredPlan,
  });
  await expectIntact(page);
});

test("E1: the calculator keeps working on a translated page", async ({ page }) => {
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
  await expectIntact(page);
});

test("E1: a price match is sent from a translated frame", async ({ page, shop }) => {
  const shopper = newShopper();
  await startDraft(page, "price-match");
  await page.goto("/price-match/form");
  await page.getByRole("combobox", { name: "Which piece is it?" }).fill("Model 2500 Sofa Chaise");
  await expect(page.locator("datalist option")).not.toHaveCount(0);
  await page.getByRole("textbox", { name: "Who offers it?" }).fill("Big Box");
  await page.getByRole("textbox", { name: "Their price" }).fill("1,299.50");
  await page.getByRole("button", { name: "Submit Price Match Request" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(shopper.name);
  await page.getByRole("textbox", { name: "Email" }).fill(shopper.email);
  await page.getByRole("button", { name: "Submit Price Match Request" }).click();
  await expect(page.getByRole("heading", { name: "We have the price to beat" })).toBeVisible();
  expect(await recordOf(shop, shopper)).toMatchObject({
    product: "Model 2500 Sofa Chaise",
    product_id: "1003",
    competitor_price: 1299.5,
  });
  await expectIntact(page);
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
  await expectIntact(page);
});

test("E1: a translated shop can be navigated, and back", async ({ page }) => {
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
  await expectIntact(page);
});

test("E1: a translated search shows suggestions, results and an empty result", async ({ page }) => {
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
  await expectIntact(page);
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
  await expectIntact(page);
});
