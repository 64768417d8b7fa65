import type { Page } from "@playwright/test";
import {
  freeWindows,
  goToSchedule,
  nextButton,
  openBookingPage,
  pickWindow,
} from "#tests/support/booking-page.ts";
import { postBooking } from "#tests/support/posted-booking.ts";
import { newShopper, seedStorage, storedLine } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const paths = [
  "/",
  "/collections/living-room",
  "/collections/dining-room",
  "/collections/living-room/stationary-sofa-loveseats",
  "/products/model-4700-leather-recliner",
  "/quote-request?items=1003:2",
  "/book-delivery",
  "/services/financing",
];

const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test("no page is wider than 320 px", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of paths) {
    await page.goto(path);
    expect(await beyond(page), path).toBeLessThanOrEqual(0);
  }
});

test("nor is a phone's screen too narrow for letters twice as large", { tag: "@phone" }, async ({
  page,
}) => {
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "32px"));
    expect(await beyond(page), path).toBeLessThanOrEqual(0);
  }
});

const longWord = "https://www.example.com/a/sofa/".padEnd(180, "abcdefghijklmnopqrstuvwxyz");

test("a word longer than the screen is broken wherever it is shown", { tag: "@phone" }, async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const [free, next] = await freeWindows(page);
  if (!free || !next) throw new Error("nothing is free");
  const booked = await postBooking(page.request, shop.url, {
    fullName: longWord.slice(0, 80),
    addressStreet: longWord.slice(0, 100),
    items: JSON.stringify([{ type: "small", quantity: 1, notes: longWord }]),
    specialInstructions: longWord,
    date: free.date,
    window: free.window,
  });
  const cart = [storedLine("gone", { title: longWord })];
  await seedStorage(page, "parsons-furniture-cart", JSON.stringify(cart));
  for (const path of [booked, `/search?q=${longWord.slice(0, 80)}`, "/quote-request"]) {
    await page.goto(path);
    await expect(page.locator("main")).toContainText(longWord.slice(0, 80));
    expect(await beyond(page), path).toBeLessThanOrEqual(0);
  }

  await openBookingPage(page);
  await goToSchedule(page, { ...newShopper(), name: longWord.slice(0, 80) });
  await pickWindow(page, next);
  await nextButton(page).click();
  await page.getByRole("heading", { name: "Final Details" }).waitFor();
  expect(await beyond(page)).toBeLessThanOrEqual(0);
});
