import { accessibilityFaults } from "#tests/support/accessibility-faults.ts";
import {
  fillAddress,
  freeWindows,
  goToSchedule,
  nextButton,
  openBookingPage,
  pickWindow,
} from "#tests/support/booking-page.ts";
import { consoleMessages } from "#tests/support/console-messages.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

test("the first steps of a booking have no accessibility faults or console messages", async ({
  page,
}) => {
  const messages = consoleMessages(page);
  await openBookingPage(page);
  await nextButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Please check these" })).toBeFocused();
  expect(await accessibilityFaults(page, "main")).toEqual([]);
  await fillAddress(page, newShopper());
  await nextButton(page).click();
  await page.getByRole("button", { name: "Add another item" }).click();
  expect(await accessibilityFaults(page, "main")).toEqual([]);
  await nextButton(page).click();
  await page.getByRole("checkbox", { name: /White-glove/ }).check();
  expect(await accessibilityFaults(page, "main")).toEqual([]);
  expect(messages).toEqual([]);
});

test("calendar, review and confirmation have no accessibility faults or console messages", async ({
  page,
}) => {
  const messages = consoleMessages(page);
  const chosen = (await freeWindows(page)).at(12);
  if (!chosen) throw new Error("the calendar is empty");
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await pickWindow(page, chosen);
  expect(await accessibilityFaults(page, "main")).toEqual([]);
  await nextButton(page).click();
  await expect(page.getByRole("heading", { name: "Final Details" })).toBeFocused();
  expect(await accessibilityFaults(page, "main")).toEqual([]);
  await page.getByRole("button", { name: /^Book for/ }).click();
  await expect(page.getByRole("heading", { name: /^Thanks, your delivery/ })).toBeVisible();
  expect(await accessibilityFaults(page, "main")).toEqual([]);
  expect(messages).toEqual([]);
});

test("an invalid private link gets a 404", { tag: "@desktop" }, async ({ page }) => {
  const response = await page.goto(`/bookings/${"0123456789abcdef".repeat(4)}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
});
