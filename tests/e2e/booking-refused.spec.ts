import type { Page } from "@playwright/test";
import {
  fillAddress,
  freeWindows,
  goToSchedule,
  nextButton,
  openBookingPage,
  pickWindow,
} from "#tests/support/booking-page.ts";
import { holdBack } from "#tests/support/hold-back.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const summary = (page: Page) =>
  page
    .getByRole("alert")
    .filter({ has: page.getByRole("heading", { name: "Please check these" }) });
const schedule = (page: Page) => page.getByRole("heading", { name: "Schedule", exact: true });

/** Goes to the last button with every field filled in. */
async function goToBook(page: Page) {
  const chosen = (await freeWindows(page)).filter(({ left }) => left > 1).at(10);
  if (!chosen) throw new Error("no window has two places");
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await pickWindow(page, chosen);
  await nextButton(page).click();
  return page.getByRole("button", { name: /^Book for/ });
}

/** Makes the server refuse the next booking. */
async function refuseWith(page: Page, errors: Record<string, string[]>) {
  await page.route(
    "/book-delivery",
    (route, request) =>
      request.method() === "POST"
        ? route.fulfill({ status: 422, json: { ok: false, errors } })
        : route.fallback(),
    { times: 1 },
  );
}

test("incomplete contact fields are summarized with links to the fields", {
  tag: "@desktop",
}, async ({ page }) => {
  await openBookingPage(page);
  await page.getByRole("textbox", { name: "Full name" }).fill("Dana Whitfield");
  await nextButton(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole("link")).toHaveCount(4);
  const street = page.getByRole("textbox", { name: "Street address" });
  await summary(page)
    .getByRole("link", { name: /street and house number/ })
    .press("Enter");
  await expect(street).toBeFocused();
  await expect(page.getByText("Street address", { exact: true })).toBeInViewport();
  await fillAddress(page, newShopper());
  await nextButton(page).click();
  await expect(page.getByRole("heading", { name: "Furniture Details" })).toBeFocused();
  await expect(summary(page)).toHaveCount(0);
});

test("a missing time is summarized until one is chosen", { tag: "@desktop" }, async ({ page }) => {
  const [, chosen] = await freeWindows(page);
  if (!chosen) throw new Error("the calendar is empty");
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await page.getByRole("grid").waitFor();
  await nextButton(page).click();
  await expect(summary(page)).toBeFocused();
  await summary(page).getByRole("link", { name: "choose a delivery date" }).press("Enter");
  const group = page.getByRole("group", { name: "Schedule" });
  await expect(group).toBeFocused();
  await expect(group).toHaveAccessibleDescription("Please choose a delivery date and time.");
  await expect(schedule(page)).toBeVisible();
  await pickWindow(page, chosen);
  await expect(summary(page)).toHaveCount(0);
  // The link added no history entry.
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Add-On Services" })).toBeFocused();
});

test("fields refused by the server are summarized on their step", { tag: "@desktop" }, async ({
  page,
}) => {
  const book = await goToBook(page);
  await refuseWith(page, { phone: ["Please give us a number that rings."], items: ["Too many."] });
  await book.click();
  await expect(page.getByRole("heading", { name: "Contact & Address" })).toBeVisible();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole("link")).toHaveText(["Please give us a number that rings."]);
  await summary(page).getByRole("link").press("Enter");
  await expect(page.getByRole("textbox", { name: "Phone" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Phone" })).toHaveAccessibleDescription(/rings/);
});

test("items refused by the server are summarized until changed", { tag: "@desktop" }, async ({
  page,
}) => {
  const book = await goToBook(page);
  await refuseWith(page, { items: ["Please book fewer pieces."] });
  await book.click();
  await expect(summary(page)).toBeFocused();
  await summary(page).getByRole("link").press("Enter");
  const group = page.getByRole("group", { name: "Furniture Details" });
  await expect(group).toBeFocused();
  await expect(group).toHaveAccessibleDescription("Please book fewer pieces.");
  await page.getByRole("button", { name: "One more of item 1" }).click();
  await expect(summary(page)).toHaveCount(0);
});

test("errors without a field are summarized on the last step", { tag: "@desktop" }, async ({
  page,
}) => {
  const book = await goToBook(page);
  await refuseWith(page, { form: ["Please call us about this one."] });
  await book.click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText("Please call us about this one.");
  await expect(page.getByRole("heading", { name: "Final Details" })).toBeVisible();
});

test.describe("sent before the script has loaded", () => {
  /** Opens the page, sends the form and then lets the script load on the page in response. */
  async function sendEarly(page: Page, send: () => Promise<void>) {
    const script = await holdBack(page, /\/entry\.client-/);
    const posted = page.waitForResponse((response) => response.request().method() === "POST");
    page.goto("/book-delivery", { waitUntil: "commit" }).catch(() => {
      // The page is left before its script loads.
    });
    await fillAddress(page, newShopper());
    await send();
    expect((await posted).status()).toBe(422);
    await page.getByRole("textbox", { name: "Special instructions" }).waitFor();
    script.resolve();
    await expect(page.getByRole("button", { name: "Previous" })).toBeVisible();
  }
  const zip = (page: Page) => page.getByRole("textbox", { name: "ZIP code" });

  for (const [how, send] of [
    ["Next", (page: Page) => nextButton(page).click()],
    ["the Enter key", (page: Page) => zip(page).press("Enter")],
  ] as const) {
    test(`a first step left by ${how} leads to the second`, { tag: "@desktop" }, async ({
      page,
    }) => {
      await sendEarly(page, () => send(page));
      await expect(page.getByRole("heading", { name: "Furniture Details" })).toBeFocused();
      await expect(summary(page)).toHaveCount(0);
    });
  }

  test("errors of the first step are still summarized", { tag: "@desktop" }, async ({ page }) => {
    await sendEarly(page, async () => {
      await zip(page).fill("770");
      await nextButton(page).click();
    });
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole("link")).toHaveCount(1);
    await expect(zip(page)).toHaveAccessibleDescription(/five-digit/);
  });
});
