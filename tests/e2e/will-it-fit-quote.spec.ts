import type { Page } from "@playwright/test";
import {
  fillContact,
  newShopper,
  seedStorage,
  storedLine,
  submitButton,
} from "#tests/support/quote-page.ts";
import { expect, type ShopUnderTest, test } from "#tests/support/shop-test.ts";
import { startDraft } from "#tests/support/started-draft.ts";

const wayIn = (page: Page) => page.getByRole("region", { name: "Your way in" });
const words = (page: Page) => page.locator("textarea[name=specialRequests]");

/** The special requests that the CRM got from a shopper. */
async function requestsOf(shop: ShopUnderTest, email: string): Promise<unknown> {
  const record = () => shop.crm.received.find(({ body }) => body.includes(email))?.body;
  await expect.poll(record).toBeDefined();
  return JSON.parse(record() ?? "{}").special_requests;
}

const measured =
  "Three flights.\n\nWay in: door 36.5 in wide; hall 42 in. Larkin Track-Arm Sofa: ask (hall).";

test("the answer leads to a quote request with these measures (rule 20.11)", {
  tag: "@essential",
}, async ({ page, shop }) => {
  const shopper = newShopper();
  await startDraft(page, "quote");
  await page.goto("/will-it-fit?items=1116:1&doorWidth=36.5&hallWidth=42");
  await page.getByRole("link", { name: "Ask for a quote with these measures" }).click();
  await expect(page).toHaveURL("/quote-request?items=1116:1&doorWidth=36.5&hallWidth=42");
  await expect(wayIn(page)).toContainText("door 36.5 in wide; hall 42 in");
  await expect(wayIn(page)).toContainText("Larkin Track-Arm Sofa (Stone Gray): Ask us");
  await words(page).fill("Three flights.");
  await page.reload();
  await expect(wayIn(page)).toBeVisible();
  await expect(words(page)).toHaveValue("Three flights.");
  await fillContact(page, shopper);
  await submitButton(page).click();
  await expect(page).toHaveURL("/");
  expect(await requestsOf(shop, shopper.email)).toBe(measured);
});

test("the measures can be left out, and stay out after a reload", async ({ page, shop }) => {
  const shopper = newShopper();
  await startDraft(page, "quote");
  await page.goto("/quote-request?items=1116:1&doorWidth=36.5");
  await fillContact(page, shopper);
  await wayIn(page).getByRole("link", { name: "Leave this out" }).click();
  await expect(page.getByText("Left out: your measures won't be sent.")).toBeFocused();
  await expect(wayIn(page)).toHaveCount(0);
  await expect(page).toHaveURL("/quote-request?items=1116:1");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(shopper.email);
  await expect(wayIn(page)).toHaveCount(0);
  await submitButton(page).click();
  await expect(page).toHaveURL("/");
  expect(await requestsOf(shop, shopper.email)).toBe("");
});

test("only what is in the list is answered", { tag: "@desktop" }, async ({ page }) => {
  await seedStorage(page, "parsons-furniture-cart", JSON.stringify([storedLine("1097")]));
  await page.goto("/quote-request?items=1116:1&doorWidth=36.5");
  await expect(wayIn(page)).toContainText("door 36.5 in wide");
  await expect(wayIn(page)).not.toContainText("Larkin");
  await page.getByRole("button", { name: "Add to my list" }).click();
  await expect(wayIn(page)).toContainText("Larkin Track-Arm Sofa (Stone Gray): Fits");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the measures go along, also after a refusal", async ({ page, shop }) => {
    const shopper = newShopper();
    await page.goto("/quote-request?items=1116:1&doorWidth=36.5&hallWidth=42");
    await words(page).fill("Three flights.");
    await fillContact(page, { ...shopper, phone: "12" });
    await submitButton(page).click();
    await expect(page.getByText("Please check these")).toBeVisible();
    await expect(wayIn(page)).toContainText("door 36.5 in wide; hall 42 in");
    await page.getByRole("textbox", { name: "Phone" }).fill(shopper.phone);
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/\?sent=Q-/);
    expect(await requestsOf(shop, shopper.email)).toBe(measured);
  });

  test("they can be left out", async ({ page }) => {
    await page.goto("/quote-request?items=1116:1&doorWidth=36.5");
    await wayIn(page).getByRole("link", { name: "Leave this out" }).click();
    await expect(page).toHaveURL("/quote-request?items=1116:1");
    await expect(wayIn(page)).toHaveCount(0);
  });
});
