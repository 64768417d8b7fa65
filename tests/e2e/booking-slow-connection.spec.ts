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

const book = (page: Page) => page.getByRole("button", { name: /^Book for/ });
const thanks = (page: Page) => page.getByRole("heading", { name: /^Thanks, your delivery/ });

async function roomyWindow(page: Page) {
  const chosen = (await freeWindows(page)).filter(({ left }) => left > 1).at(14);
  if (!chosen) throw new Error("no window has two places");
  return chosen;
}

test("without the calendar's script, days are a list", { tag: "@desktop" }, async ({ page }) => {
  const chosen = await roomyWindow(page);
  await page.route(/\/assets\/calendar-.*\.js$/, (route) => route.abort());
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await page.getByRole("combobox", { name: "Day" }).selectOption(chosen.date);
  await page.getByRole("radio", { name: new RegExp(`^${chosen.name}`) }).check();
  await nextButton(page).click();
  await book(page).click();
  await expect(thanks(page)).toBeVisible();
});

test("the confirmation appears even if the connection drops after booking", {
  tag: "@desktop",
}, async ({ page }) => {
  const chosen = await roomyWindow(page);
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await pickWindow(page, chosen);
  await nextButton(page).click();
  const requestedAgain = Promise.withResolvers<void>();
  const checked = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(/\/bookings\//, async (route) => {
    requests += 1;
    if (requests === 1) return route.abort();
    requestedAgain.resolve();
    await checked.promise;
    await route.continue();
  });
  await book(page).click();
  await requestedAgain.promise;
  // While the page is loading, the form's values are kept and it can't be sent again.
  await expect(page.getByRole("button", { name: "Booking..." })).toBeVisible();
  checked.resolve();
  await expect(thanks(page)).toBeFocused();
  await page.goto("/book-delivery");
  await expect(page.getByRole("textbox", { name: "Street address" })).toHaveValue("");
});

test("a failed booking shows its message next to the button", { tag: "@desktop" }, async ({
  page,
}) => {
  const chosen = (await freeWindows(page)).filter(({ left }) => left > 1).at(14);
  if (!chosen) throw new Error("no window has two places");
  await page.route("**/book-delivery", (route, request) =>
    request.method() === "POST" ? route.abort() : route.fallback(),
  );
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await pickWindow(page, chosen);
  await nextButton(page).click();
  await page.getByRole("button", { name: /^Book for/ }).click();
  const notice = page.getByRole("alert").filter({ hasText: "didn't get through" });
  await expect(notice).toBeVisible();
  // Neither the bottom bar nor the toast covers the ends of the message.
  const isUncovered = () =>
    notice.evaluate((box) => {
      const { left, top, bottom } = box.getBoundingClientRect();
      const at = (y: number) => box.contains(document.elementFromPoint(left + 8, y));
      return at(top + 2) && at(bottom - 2);
    });
  await expect.poll(isUncovered).toBe(true);
});
