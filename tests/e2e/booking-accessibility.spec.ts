import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import {
  fillAddress,
  freeWindows,
  goToSchedule,
  nextButton,
  openBookingPage,
  pickWindow,
} from "#tests/support/booking-page.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

/** Whatever the page says on its console from now on. */
function consoleOf(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  return said;
}

test("the first steps of a booking have no accessibility fault, nor words on the console", async ({
  page,
}) => {
  const said = consoleOf(page);
  await openBookingPage(page);
  await nextButton(page).click();
  await expect(page.getByRole("textbox", { name: "Full name" })).toBeFocused();
  expect(await faults(page)).toEqual([]);
  await fillAddress(page, newShopper());
  await nextButton(page).click();
  await page.getByRole("button", { name: "Add another item" }).click();
  expect(await faults(page)).toEqual([]);
  await nextButton(page).click();
  await page.getByRole("checkbox", { name: /White-glove/ }).check();
  expect(await faults(page)).toEqual([]);
  expect(said).toEqual([]);
});

test("calendar, review and confirmation have neither", async ({ page }) => {
  const said = consoleOf(page);
  const chosen = (await freeWindows(page)).at(12);
  if (!chosen) throw new Error("the calendar is empty");
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await pickWindow(page, chosen);
  expect(await faults(page)).toEqual([]);
  await nextButton(page).click();
  await expect(page.getByRole("heading", { name: "Final Details" })).toBeFocused();
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: /^Book for/ }).click();
  await expect(page.getByRole("heading", { name: /^Thanks, your delivery/ })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  expect(said).toEqual([]);
});

test("a link nobody was given leads nowhere", async ({ page }) => {
  const answer = await page.goto(`/bookings/${"0123456789abcdef".repeat(4)}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
});

/** What axe finds in the page's own part, as rule and element; header and footer are every page's. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include("main")
    // Without a second page for every look: there are no frames here.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
