import type { Page } from "@playwright/test";
import {
  type FreeWindow,
  fillAddress,
  freeWindows,
  goToSchedule,
  nextButton,
  openBookingPage,
  pickWindow,
} from "#tests/support/booking-page.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const DRAFT = "parsons-furniture-booking-draft";

const schedule = (page: Page) => page.getByRole("heading", { name: "Schedule", exact: true });
const final = (page: Page) => page.getByRole("heading", { name: "Final Details" });

async function roomyWindow(page: Page): Promise<FreeWindow> {
  const chosen = (await freeWindows(page)).filter(({ left }) => left > 1).at(8);
  if (!chosen) throw new Error("no window has two places");
  return chosen;
}

test("a chosen time that has passed must be chosen again", { tag: "@desktop" }, async ({
  page,
}) => {
  const chosen = await roomyWindow(page);
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await pickWindow(page, chosen);
  await nextButton(page).click();
  await expect(final(page)).toBeFocused();
  await page.evaluate((key) => {
    const draft = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...draft, date: "2020-01-06" }));
  }, DRAFT);
  await page.reload();
  const summary = page.getByRole("alert").filter({ hasText: "The time you had chosen" });
  await expect(summary).toBeFocused();
  await expect(schedule(page)).toBeVisible();
  await nextButton(page).click();
  await expect(schedule(page)).toBeVisible();
  await expect(page.getByText("Please complete all required fields")).toBeVisible();
  // Choosing another doesn't go to the next step automatically.
  const other = (await freeWindows(page)).find(
    ({ date, left }) => date !== chosen.date && left > 1,
  );
  if (!other) throw new Error("no other window has two places");
  await pickWindow(page, other);
  await expect(schedule(page)).toBeVisible();
  await nextButton(page).click();
  await expect(final(page)).toBeFocused();
});

test("a form booked in another tab starts over", { tag: "@desktop" }, async ({ page, context }) => {
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  const second = await context.newPage();
  await second.goto("/privacy-policy");
  await second.evaluate((key) => localStorage.removeItem(key), DRAFT);
  const contact = page.getByRole("heading", { name: "Contact & Address" });
  await expect(contact).toBeFocused();
  const shopper = newShopper();
  await fillAddress(page, { ...shopper, name: "Robin Ashby", phone: "(281) 555-0123" });
  await page.getByRole("textbox", { name: "ZIP code" }).fill("77002");
  await expect(page.getByRole("textbox", { name: "ZIP code" })).toBeFocused();
  await expect(contact).toBeVisible();
});

test("a lookup of windows that fails changes neither the calendar nor the choice", {
  tag: "@desktop",
}, async ({ page }) => {
  const chosen = await roomyWindow(page);
  await page.clock.install();
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await pickWindow(page, chosen);
  await nextButton(page).click();
  const button = page.getByRole("button", { name: /^Book for \w+ \d+, \d{4} at / });
  await expect(button).toBeVisible();
  await page.route("/delivery-windows", (route) => route.fulfill({ status: 503, body: "" }));
  await page.reload();
  await expect(button).toBeVisible();
  for (const heading of [schedule(page), page.getByRole("heading", { name: "Add-On Services" })]) {
    await page.getByRole("button", { name: "Previous" }).click();
    await expect(heading).toBeFocused();
  }
  // By then the windows loaded with the page are too old.
  await page.clock.fastForward("05:00");
  const failed = page.waitForResponse("/delivery-windows");
  await nextButton(page).click();
  await failed;
  await expect(page.getByRole("radio", { name: new RegExp(`^${chosen.name}`) })).toBeChecked();
  await nextButton(page).click();
  await expect(button).toBeVisible();
});

test("the schedule shows the windows loaded with the page, and reloads only old ones", {
  tag: "@desktop",
}, async ({ page }) => {
  let requests = 0;
  await page.route("/delivery-windows", (route) => {
    requests += 1;
    return route.continue();
  });
  await page.clock.install();
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await page.getByRole("grid").waitFor();
  expect(requests).toBe(0);
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByRole("heading", { name: "Add-On Services" })).toBeFocused();
  await page.clock.fastForward("05:00");
  await nextButton(page).click();
  await expect.poll(() => requests).toBe(1);
  await expect(page.getByRole("grid")).toBeVisible();
});

test("the focus moves to the neighbor of a removed item, and follows Back", {
  tag: "@desktop",
}, async ({ page }) => {
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await page.getByRole("button", { name: "Previous" }).click();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByRole("heading", { name: "Furniture Details" })).toBeFocused();
  await page.getByRole("button", { name: "Add another item" }).click();
  await page.getByRole("button", { name: "Remove item 1" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Item 1" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Item 2" })).toBeHidden();
  await page.getByRole("textbox", { name: "Notes" }).focus();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Add-On Services" })).toBeFocused();
});

test("only bookable days are shown as full", { tag: "@desktop" }, async ({ page }) => {
  const [first] = await freeWindows(page);
  if (!first) throw new Error("nothing is free");
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  const fullDays = page.getByRole("grid").getByRole("button", { name: /no places left$/ });
  await page.getByRole("grid").waitFor();
  for (const name of await fullDays.evaluateAll((days) => days.map(({ ariaLabel }) => ariaLabel))) {
    const day = (name ?? "").replace(", no places left", " 12:00 UTC");
    expect(new Date(day).toISOString().slice(0, 10) >= first.date, day).toBe(true);
  }
});
