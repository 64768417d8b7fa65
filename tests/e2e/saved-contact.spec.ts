import type { Page } from "@playwright/test";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const notice = "Filled in from your last form.";
const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const clear = (page: Page) => page.getByRole("button", { name: "Clear it" });
const known = {
  name: "Dana Whitfield",
  email: "dana@example.com",
  tel: "(713) 555-0188",
  "postal-code": "77081",
};

const saved = Object.fromEntries(
  Object.entries(known).map(([token, text]) => [token, { text, at: "/custom-request" }]),
);

/** Starts the visit with contact details typed into another form. */
async function startWithSavedContact(page: Page): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem("told before")) return;
    sessionStorage.setItem("told before", "yes");
    sessionStorage.setItem("parsons-furniture-contact", stored);
  }, JSON.stringify(saved));
}

test("contact details typed in one form are suggested in the next, but not in another tab", {
  tag: "@desktop",
}, async ({ page, context }) => {
  const { name, email } = newShopper();
  await page.goto("/custom-request");
  await field(page, "Name").fill(name);
  await field(page, "Email").fill(email);
  await field(page, "Phone").focus();
  await expect(page.getByText(notice)).toBeHidden();
  await page.goto("/quote-request?items=1097:1");
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByText("It is kept in this tab only.")).toBeVisible();
  await expect(field(page, "Name")).toHaveValue(name);
  await expect(field(page, "Email")).toHaveValue(email);
  await expect(field(page, "Phone")).toHaveValue("");

  const other = await context.newPage();
  await other.goto("/custom-request");
  const stored = await other.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toContain(email);
});

const priceMatchFrame = 'iframe[title="Price Match"]';

test("the framed price-match form suggests them", { tag: "@desktop" }, async ({ page }) => {
  await startWithSavedContact(page);
  await page.goto("/price-match");
  await page.locator(priceMatchFrame).scrollIntoViewIfNeeded();
  const frame = page.frameLocator(priceMatchFrame);
  await expect(frame.getByRole("textbox", { name: "Name" })).toHaveValue(known.name);
  await expect(frame.getByText(notice)).toBeVisible();
  await expect(frame.getByRole("textbox", { name: "Email" })).toHaveValue(known.email);
  await expect(frame.getByRole("textbox", { name: "Phone" })).toHaveValue(known.tel);
});

test("the framed form suggests them even if its height was measured before its scripts loaded", {
  tag: "@desktop",
}, async ({ page }) => {
  await startWithSavedContact(page);
  let releaseScript = () => {};
  const late = new Promise<void>((resolve) => {
    releaseScript = resolve;
  });
  await page.route(/price-match-form-.*\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto("/price-match", { waitUntil: "domcontentloaded" });
  const outside = page.locator(priceMatchFrame);
  await expect(outside).toHaveAttribute("height");
  const before = await outside.getAttribute("height");
  await page.requestGC();
  await page.setViewportSize({ width: 500, height: 800 });
  await expect(outside).not.toHaveAttribute("height", String(before));
  releaseScript();
  await outside.scrollIntoViewIfNeeded();
  const name = page.frameLocator(priceMatchFrame).getByRole("textbox", { name: "Name" });
  await expect(name).toHaveValue(known.name);
});

test("after Back the prefilled notice is shown and can clear the fields", {
  tag: "@desktop",
}, async ({ page }) => {
  await startWithSavedContact(page);
  await page.goto("/quote-request?items=1097:1");
  await expect(page.getByText(notice)).toBeVisible();
  await page.getByLabel("Best time to reach you").fill("After six");
  await page.goto("/wishlist");
  await page.goBack();
  await expect(field(page, "Name")).toHaveValue(known.name);
  await expect(page.getByText(notice)).toBeVisible();
  await clear(page).click();
  await expect(field(page, "Email")).toHaveValue("");
  await expect(page.getByLabel("Best time to reach you")).toHaveValue("After six");
});

test("values typed in this form aren't shown as prefilled", { tag: "@desktop" }, async ({
  page,
}) => {
  const { name, email } = newShopper();
  await page.goto("/custom-request");
  await field(page, "Name").fill(name);
  await field(page, "Email").fill(email);
  await page.goto("/wishlist");
  await page.goBack();
  await expect(field(page, "Email")).toHaveValue(email);
  await field(page, "Phone").focus();
  await expect(page.getByText(notice)).toBeHidden();
});

test("the quiz suggests them, with first and last name separately", { tag: "@desktop" }, async ({
  page,
}) => {
  await startWithSavedContact(page);
  await page.goto("/services/financing#quiz");
  await expect(page.getByText(notice)).toBeVisible();
  await expect(field(page, "First name")).toHaveValue("Dana");
  await expect(field(page, "Last name")).toHaveValue("Whitfield");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(field(page, "Phone")).toHaveValue(known.tel);
  await expect(field(page, "ZIP code")).toHaveValue("77081");
});

test("fills only empty fields, and can be cleared", { tag: "@desktop" }, async ({ page }) => {
  await startWithSavedContact(page);
  await page.addInitScript(() => {
    const draft = { idempotencyKey: "k", startedAt: 1, values: { name: "Somebody Else" } };
    sessionStorage.setItem("parsons-furniture-quote-draft", JSON.stringify(draft));
  });
  await page.goto("/quote-request?items=1097:1");
  await expect(field(page, "Email")).toHaveValue(known.email);
  await expect(field(page, "Name")).toHaveValue("Somebody Else");
  await clear(page).press("Enter");
  await expect(field(page, "Email")).toHaveValue("");
  await expect(field(page, "Email")).toBeFocused();
  await expect(field(page, "Name")).toHaveValue("Somebody Else");
  await expect(page.getByText(notice)).toBeHidden();
  await page.reload();
  await expect(field(page, "Name")).toHaveValue("Somebody Else");
  await expect(field(page, "Email")).toHaveValue("");
});

/** Whether the booking draft, which outlives the tab, contains details typed in another form. */
const isKept = (page: Page) =>
  page.evaluate((email) => JSON.stringify({ ...localStorage }).includes(email), known.email);

test("booking suggests them, and stores them once the shopper goes to the next step", {
  tag: "@desktop",
}, async ({ page }) => {
  await startWithSavedContact(page);
  await page.goto("/book-delivery");
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByText("once you go on, this browser keeps it")).toBeVisible();
  await expect(page.getByText("delivery is free on qualifying orders")).toBeVisible();
  await field(page, "Full name").fill("");
  await expect(field(page, "Full name")).toHaveValue("");
  await field(page, "Full name").fill("Dana W.");
  await field(page, "Street address").fill("1200 Elm Street");
  expect(await isKept(page)).toBe(false);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Furniture Details" })).toBeFocused();
  expect(await isKept(page)).toBe(true);
});

test("booking clears suggestions but keeps typed values", { tag: "@desktop" }, async ({ page }) => {
  await startWithSavedContact(page);
  await page.goto("/book-delivery");
  await expect(field(page, "Email")).toHaveValue(known.email);
  await field(page, "Full name").fill("Dana W.");
  await clear(page).click();
  await expect(field(page, "Email")).toHaveValue("");
  await expect(field(page, "Email")).toBeFocused();
  await expect(field(page, "Full name")).toHaveValue("Dana W.");
  expect(await isKept(page)).toBe(false);
});
