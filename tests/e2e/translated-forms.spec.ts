import { requestedDateTime } from "#formats";
import {
  fillAddress,
  freeWindows,
  nextButton,
  openBookingPage,
  pickWindow,
} from "#tests/support/booking-page.ts";
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
import { expectIntact, translateAndExtend } from "#tests/support/translated-page.ts";

// A real extension's changes aren't restricted by the page's policy.
test.use({ bypassCSP: true });

let messages: string[] = [];

test.beforeEach(async ({ page, isMobile }) => {
  messages = await translateAndExtend(page, isMobile);
});

/** Returns the record the CRM received for the shopper. */
async function recordOf(shop: ShopUnderTest, { email }: Pick<TestShopper, "email">) {
  const record = () => shop.crm.received.find(({ body }) => body.includes(email))?.body;
  await expect.poll(record).toBeDefined();
  return JSON.parse(record() ?? "{}") as Record<string, unknown>;
}

test("E1: a translated quote page counts, changes and sends the original text", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const shopper = newShopper();
  await openQuotePage(page, [storedLine("1097"), storedLine("1101")]);
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
  await expectIntact(page, messages);
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
  await expectIntact(page, messages);
});

test("E1: a custom request from a translated page keeps its collection", {
  tag: "@desktop",
}, async ({ page, shop }) => {
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
  await expectIntact(page, messages);
});

test("E1: a delivery is booked on a translated page", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
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
  await nextButton(page).click();
  await expect(page.getByRole("definition").filter({ hasText: shopper.email })).toBeVisible();
  await page.getByRole("button", { name: /^Book for/ }).click();
  await expect(page.getByRole("heading", { name: /Thanks/ })).toBeVisible();
  const record = await recordOf(shop, shopper);
  expect(record).toMatchObject({
    lead_kind: "booking",
    requested_date_time: requestedDateTime(chosen.date, chosen.start),
  });
  await expectIntact(page, messages);
});

test("E1: the quiz is submitted on a translated page", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
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
  await expectIntact(page, messages);
});

test("E1: a price match is sent from a translated frame", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
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
  await expectIntact(page, messages);
});
