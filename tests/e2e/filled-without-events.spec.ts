import type { Locator, Page } from "@playwright/test";
import {
  freeWindows,
  goToSchedule,
  nextButton,
  openBookingPage,
  pickWindow,
} from "#tests/support/booking-page.ts";
import { getOptions, openQuiz, usualChoices } from "#tests/support/financing-quiz.ts";
import { postBooking } from "#tests/support/posted-booking.ts";
import { openForm, submit } from "#tests/support/price-match-page.ts";
import { newShopper, openQuotePage, storedLine, submitButton } from "#tests/support/quote-page.ts";
import { expect, type ShopUnderTest, test } from "#tests/support/shop-test.ts";
import { startDraft } from "#tests/support/started-draft.ts";

/** How a program writes into a field: past React's own setter on the element, or through it. */
type Setter = "prototype" | "element";

/** Sets a field as some browsers' autofill and password managers do: without any event. */
async function setSilently(field: Locator, value: string | true, by: Setter = "prototype") {
  await field.evaluate(
    (control: HTMLInputElement, { value, by }) => {
      const property = value === true ? "checked" : "value";
      const prototype = Object.getPrototypeOf(control);
      if (by === "element") Object.assign(control, { [property]: value });
      else Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(control, value);
    },
    { value, by },
  );
}

async function setAllSilently(page: Page, values: Record<string, string>, by?: Setter) {
  for (const [name, value] of Object.entries(values)) {
    await setSilently(page.getByRole("textbox", { name, exact: true }), value, by);
  }
}

function contact({ name, email, phone } = newShopper()) {
  return { Name: name, Email: email, Phone: phone };
}

function address({ name, email, phone } = newShopper()) {
  return {
    "Full name": name,
    Email: email,
    Phone: phone,
    "Street address": "1200 Elm Street",
    "ZIP code": "77081",
  };
}

/** The record the CRM got for the lead with this email address. */
async function recordOf(shop: ShopUnderTest, email: string): Promise<Record<string, unknown>> {
  const body = () => shop.crm.received.find(({ body }) => body.includes(email))?.body;
  await expect.poll(body).toBeDefined();
  return JSON.parse(body() ?? "{}");
}

for (const by of ["prototype", "element"] as const) {
  test(`T18: the wizard's first step filled in without events is complete (${by})`, {
    tag: "@desktop",
  }, async ({ page }) => {
    const values = address();
    await openBookingPage(page);
    await setAllSilently(page, values, by);
    await nextButton(page).click();
    await expect(page.getByRole("heading", { name: "Furniture Details" })).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Previous" }).click();
    for (const [name, value] of Object.entries(values)) {
      await expect(page.getByRole("textbox", { name, exact: true })).toHaveValue(value);
    }
  });
}

test("T18: typing on, leaving a field, an error or a reload empties nothing", {
  tag: "@desktop",
}, async ({ page }) => {
  const { "ZIP code": zip, ...values } = address();
  await openBookingPage(page);
  await setAllSilently(page, values);
  await page.getByRole("textbox", { name: "City" }).fill("Katy");
  await nextButton(page).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveCount(1);
  await page.reload();
  for (const [name, value] of Object.entries({ ...values, City: "Katy" })) {
    await expect(page.getByRole("textbox", { name, exact: true })).toHaveValue(value);
  }
  await setAllSilently(page, { "ZIP code": zip });
  await nextButton(page).click();
  await expect(page.getByRole("heading", { name: "Furniture Details" })).toBeVisible();
});

test("T18: later steps of the wizard filled in without events are booked", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const shopper = newShopper();
  await openBookingPage(page);
  const [free] = (await freeWindows(page)).slice(-1);
  if (!free) throw new Error("there is no free window");
  await goToSchedule(page, shopper);
  await page.goBack();
  await setSilently(page.getByRole("checkbox", { name: /White-Glove/i }), true);
  await setSilently(page.getByRole("checkbox", { name: /Haul-Away/i }), true);
  await page.goBack();
  await setSilently(page.getByRole("radio", { name: /^Large/ }), true);
  await setSilently(page.getByRole("textbox", { name: /^Quantity/ }), "3");
  await setSilently(page.getByRole("textbox", { name: /^Notes/ }), "The green sofa");
  await page.goForward();
  await expect(page.getByRole("checkbox", { name: /Haul-Away/i })).toBeChecked();
  await nextButton(page).click();
  await pickWindow(page, free);
  await nextButton(page).click();
  await setSilently(page.getByRole("textbox", { name: /instructions/i }), "Gate code 1234");
  await page.getByRole("button", { name: /^Book/ }).click();
  await expect(page).toHaveURL(/\/bookings\//);
  expect(await recordOf(shop, shopper.email)).toMatchObject({
    special_instructions: "Gate code 1234",
    items_json: expect.stringMatching(/"large".*3.*The green sofa/),
  });
});

test("T18: a quote request filled in without events is sent as it stands", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const values = contact();
  await openQuotePage(page, [storedLine("1003")]);
  await setAllSilently(page, values);
  await setSilently(page.getByRole("textbox", { name: /^Quantity/ }), "4");
  await setSilently(page.getByRole("textbox", { name: /^Special requests for/ }), "In sand");
  await setSilently(page.getByRole("radio", { name: "Text" }), true);
  await submitButton(page).click();
  await expect(page).toHaveURL("/");
  expect(await recordOf(shop, values.Email)).toMatchObject({
    full_name: values.Name,
    preferred_contact: "text",
    item_count: 4,
    items_json: expect.stringContaining("In sand"),
  });
});

test("T18: one more is one more than what stands in the quantity's field", {
  tag: "@desktop",
}, async ({ page }) => {
  await openQuotePage(page, [storedLine("1003")]);
  const quantity = page.getByRole("textbox", { name: /^Quantity/ });
  await setSilently(quantity, "4");
  await page.getByRole("button", { name: /^One more/ }).click();
  await expect(quantity).toHaveValue("5");
});

test("T18: a custom request filled in without events is sent, and its contact is kept", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const values = contact();
  await startDraft(page, "custom");
  await page.goto("/custom-request");
  await setAllSilently(page, values);
  await setSilently(page.getByRole("textbox", { name: /looking for/ }), "A velvet sofa");
  await page.reload();
  await expect(page.getByRole("textbox", { name: /looking for/ })).toHaveValue("A velvet sofa");
  await page.getByRole("button", { name: "Send my request" }).click();
  await expect(page.getByRole("heading", { name: "We have your request" })).toBeVisible();
  expect(await recordOf(shop, values.Email)).toMatchObject({
    full_name: values.Name,
    looking_for: "A velvet sofa",
  });
  await page.goto("/book-delivery");
  await expect(page.getByRole("textbox", { name: "Full name" })).toHaveValue(values.Name);
});

test("T18: a price match filled in without events is sent", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const { name, email } = newShopper();
  const frame = await openForm(page);
  await setSilently(frame.getByRole("combobox", { name: "Which piece is it?" }), "A blue sofa");
  await setSilently(frame.getByRole("textbox", { name: "Who offers it?" }), "Big Box");
  await setSilently(frame.getByRole("textbox", { name: "Their price" }), "1,299.50");
  await setSilently(frame.getByRole("textbox", { name: "Name" }), name);
  await setSilently(frame.getByRole("textbox", { name: "Email" }), email);
  await submit(frame).click();
  expect(await recordOf(shop, email)).toMatchObject({
    product: "A blue sofa",
    competitor_price: 1299.5,
  });
});

test("T18: a financing quiz filled in without events is sent", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const { email, phone } = newShopper();
  await openQuiz(page);
  await setAllSilently(page, { "First name": "Dana", "Last name": "Whitfield" });
  await nextButton(page).click();
  await setAllSilently(page, { Phone: phone, Email: email, "ZIP code": "77081" });
  await nextButton(page).click();
  const choose = (name: string) =>
    setSilently(page.getByRole("radio", { name, exact: true }), true);
  await choose(usualChoices.budgetRange);
  await choose(usualChoices.timeline);
  await nextButton(page).click();
  await choose(usualChoices.categoryInterest);
  await choose(usualChoices.preferredPlan);
  await getOptions(page).click();
  expect(await recordOf(shop, email)).toMatchObject({
    full_name: "Dana Whitfield",
    budget_range: usualChoices.budgetRange,
  });
});

test("T18: a day and time chosen without events are where the delivery moves", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const windows = await freeWindows(page);
  const from = windows.at(-1);
  const to = windows.find(({ date, left }) => date !== from?.date && left > 1);
  if (!from || !to) throw new Error("there are no two days");
  await page.goto(
    await postBooking(page.request, shop.url, { date: from.date, window: from.window }),
  );
  await page.locator("summary", { hasText: "Move it" }).click();
  await setSilently(page.getByRole("combobox", { name: "Day" }), to.date);
  await page.getByRole("combobox", { name: "Time" }).focus();
  await page.keyboard.press("Shift");
  await setSilently(page.getByRole("combobox", { name: "Time" }), to.window);
  await page.getByRole("button", { name: "Move my delivery" }).click();
  await expect(page.getByText("your delivery has a new time")).toBeVisible();
});
