import type { Page } from "@playwright/test";
import {
  freeWindows,
  goToSchedule,
  nextButton,
  openBookingPage,
  pickWindow,
} from "#tests/support/booking-page.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

/** Sends a booking that arrives, while its response is lost. */
async function bookWithLostResponse(page: Page): Promise<{ email: string }> {
  const shopper = newShopper();
  const chosen = (await freeWindows(page)).filter(({ left }) => left > 1).at(20);
  if (!chosen) throw new Error("no window has two places");
  await openBookingPage(page);
  await goToSchedule(page, shopper);
  await pickWindow(page, chosen);
  await nextButton(page).click();
  await page.route("/book-delivery", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await bookButton(page).click();
  await expect(page.getByText("Booking Failed")).toBeVisible();
  await page.unroute("/book-delivery");
  return shopper;
}

const bookButton = (page: Page) => page.getByRole("button", { name: /^Book for/ });
const thanks = (page: Page) => page.getByRole("heading", { name: /^Thanks, your delivery/ });
const notice = "Your first try had reached us after all";

test("sending again after a lost response is one booking", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const { email } = await bookWithLostResponse(page);
  await bookButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText(notice)).toBeHidden();
  const records = () => shop.crm.received.filter(({ body }) => body.includes(email));
  await expect.poll(() => records().length).toBe(1);
});

test("sending again with changes shows what is booked", { tag: "@desktop" }, async ({ page }) => {
  await bookWithLostResponse(page);
  await page.getByRole("textbox", { name: "Special instructions" }).fill("Gate code 1234");
  await bookButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByText("Gate code 1234")).toBeHidden();
});

test("a booking is confirmed even if its page didn't load", { tag: "@desktop" }, async ({
  page,
}) => {
  const chosen = (await freeWindows(page)).filter(({ left }) => left > 1).at(21);
  if (!chosen) throw new Error("no window has two places");
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await pickWindow(page, chosen);
  await nextButton(page).click();
  await page.route(/\/bookings\//, (route) => route.abort());
  await bookButton(page).click();
  await expect(page.getByRole("heading", { name: "Your delivery is booked" })).toBeVisible();
  await page.unroute(/\/bookings\//);
  await page.getByRole("link", { name: "Show the details" }).click();
  await expect(thanks(page)).toBeVisible();
});

test("a booking is confirmed even if the confirmation's script fails to load", {
  tag: "@desktop",
}, async ({ page }) => {
  const chosen = (await freeWindows(page)).filter(({ left }) => left > 1).at(22);
  if (!chosen) throw new Error("no window has two places");
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await pickWindow(page, chosen);
  await nextButton(page).click();
  await page.route(/\/assets\/booking-[\w-]{8}\.js$/, (route) => route.abort());
  await bookButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.goto("/book-delivery");
  await expect(page.getByRole("textbox", { name: "Street address" })).toHaveValue("");
});
