import type { Locator, Page } from "@playwright/test";
import { fillAddress, nextButton, openBookingPage } from "#tests/support/booking-page.ts";
import {
  fillContact,
  newShopper,
  openQuotePage,
  storedCart,
  storedLine,
  submitButton,
} from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const invalid = ["abc", "2.5", "1,000", "-2", ""];

async function leaveWith(field: Locator, text: string) {
  await field.fill(text);
  await field.blur();
}

async function expectInvalid(field: Locator, text: string) {
  await expect(field).toHaveValue(text);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/whole number|999 is the most/);
}

test("G1: an invalid quantity stays in the product page's field and adds nothing", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/products/pebble-modular-accent-chair");
  const quantity = page.getByRole("textbox", { name: "Quantity" });
  const add = page.getByRole("button", { name: "Add to Cart: Pebble Modular" });
  for (const typed of [...invalid, "0"]) {
    await leaveWith(quantity, typed);
    await expectInvalid(quantity, typed);
    await add.click();
    await expect(quantity).toBeFocused();
    expect(await storedCart(page)).toEqual({});
  }
  await quantity.fill("２");
  await add.click();
  await expect.poll(() => storedCart(page)).toEqual({ 1090: 2 });
});

test("G1: an invalid quantity stays in the cart's field and blocks sending", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const shopper = newShopper();
  await openQuotePage(page, [storedLine("1097", { quantity: 2 }), storedLine("1104")]);
  await fillContact(page, shopper);
  const sofa = page.getByRole("textbox", { name: "Quantity of Model 2500 Sofa Chaise" });
  for (const typed of invalid) {
    await leaveWith(sofa, typed);
    await expectInvalid(sofa, typed);
    await submitButton(page).click();
    const link = page
      .getByRole("alert")
      .getByRole("link", { name: /Model 2500 Sofa Chaise \(Wheat Beige\):/ });
    await link.click();
    await expect(sofa).toBeFocused();
    expect(await storedCart(page)).toEqual({ 1097: 2, 1104: 1 });
  }
  await leaveWith(sofa, "4");
  await expect(page.getByRole("heading", { name: "5 items" })).toBeVisible();
  await submitButton(page).click();
  await expect(page).toHaveURL("/");
  const sent = () => shop.crm.received.filter(({ body }) => body.includes(shopper.email));
  await expect.poll(() => sent().length).toBe(1);
  expect(JSON.parse(sent()[0]?.body ?? "{}")).toMatchObject({ item_count: 5 });
});

test("G1: typing 0 removes a product only after leaving the field", { tag: "@desktop" }, async ({
  page,
}) => {
  await openQuotePage(page, [storedLine("1097", { quantity: 2 })]);
  const sofa = page.getByRole("textbox", { name: "Quantity of Model 2500 Sofa Chaise" });
  await sofa.fill("");
  await sofa.pressSequentially("05");
  await expect(page.getByRole("heading", { name: "5 items" })).toBeVisible();
  await sofa.fill("0");
  // The browser window loses the focus: the field gets a focusout event, but the shopper didn't
  // leave it.
  await sofa.dispatchEvent("focusout");
  await expect(page.getByRole("heading", { name: "5 items" })).toBeVisible();
  await sofa.press("Enter");
  await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
});

test("G2: the wheel over a focused quantity scrolls the page", { tag: "@desktop" }, async ({
  page,
}) => {
  await openQuotePage(page, [storedLine("1097", { quantity: 3 }), storedLine("1104")]);
  const sofa = page.getByRole("textbox", { name: "Quantity of Model 2500 Sofa Chaise" });
  await sofa.click();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await sofa.press("ArrowUp");
  await expect(sofa).toHaveValue("3");
  expect(await storedCart(page)).toEqual({ 1097: 3, 1104: 1 });
});

test("G1: an unreadable quantity in a link shows an error", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/quote-request?items=1097:many,1104:2");
  const sofa = page.getByRole("textbox", { name: "Quantity of Model 2500 Sofa Chaise" });
  await expectInvalid(sofa, "many");
  await leaveWith(sofa, "3");
  await expect(page.getByRole("heading", { name: "5 items" })).toBeVisible();
});

test("G1: an invalid quantity keeps the booking on its step and shows no price", {
  tag: "@desktop",
}, async ({ page }) => {
  await openBookingPage(page);
  await fillAddress(page, newShopper());
  await nextButton(page).click();
  const quantity = page.getByRole("textbox", { name: "Quantity Item 1" });
  const quote = page.getByRole("region", { name: "Your Quote" });
  for (const typed of [...invalid, "0"]) {
    await leaveWith(quantity, typed);
    await expectInvalid(quantity, typed);
    await expect(quote).toContainText("how many?");
    await expect(quote).not.toContainText("$");
    await nextButton(page).click();
    await expect(page.getByRole("heading", { name: "Furniture Details" })).toBeVisible();
  }
  await page.reload();
  await expectInvalid(quantity, "0");
  await leaveWith(quantity, "2");
  await expect(quote).toContainText("$150");
  await nextButton(page).click();
  await expect(page.getByRole("heading", { name: "Add-On Services" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  const startMinuteEarlier = (page: Page) =>
    page
      .locator("input[name=startedAt]")
      .evaluate((input: HTMLInputElement) =>
        input.setAttribute("value", `${Number(input.value) - 60_000}`),
      );

  test("G1: a refused quote request keeps the quantity as typed", { tag: "@desktop" }, async ({
    page,
  }) => {
    await page.goto("/quote-request?items=1097:2,1104:1");
    const sofa = page.getByRole("textbox", { name: "Quantity of Model 2500 Sofa Chaise" });
    for (const typed of ["abc", "2.5", "1,000"]) {
      await sofa.fill(typed);
      await fillContact(page, newShopper());
      await startMinuteEarlier(page);
      await submitButton(page).click();
      await expectInvalid(sofa, typed);
    }
    await sofa.fill("٣");
    await startMinuteEarlier(page);
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/\?sent=Q-/);
  });

  test("G1: a refused booking keeps the quantity as typed, with an error at its size", {
    tag: "@desktop",
  }, async ({ page }) => {
    await page.goto("/book-delivery");
    await fillAddress(page, newShopper());
    const quantities = page.getByRole("textbox", { name: "Quantity" });
    await quantities.nth(2).fill("2.5");
    await startMinuteEarlier(page);
    await page.getByRole("button", { name: "Book my delivery" }).click();
    await expectInvalid(quantities.nth(2), "2.5");
    await expect(quantities.nth(0)).not.toHaveAttribute("aria-invalid");
  });
});

test("a booking's quantity can be typed and stepped, and survives a reload", {
  tag: "@desktop",
}, async ({ page }) => {
  await openBookingPage(page);
  await fillAddress(page, newShopper());
  await nextButton(page).click();
  const quantity = page.getByRole("textbox", { name: "Quantity Item 1" });
  await quantity.fill("4");
  await page.getByRole("button", { name: "One more of item 1" }).click();
  await expect(quantity).toHaveValue("5");
  await page.reload();
  await expect(quantity).toHaveValue("5");
});
