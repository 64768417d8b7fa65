import {
  freeWindows,
  goToSchedule,
  openBookingPage,
  pickWindow,
} from "#tests/support/booking-page.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

/** However slow the machine. */
const nearlyTen = / (10|9|8|7):\d\d$/;

test("a chosen time is held for ten minutes, longer on request, and can be held again", async ({
  page,
}) => {
  // With places to spare: this browser's clock runs ahead of the one that frees its holds.
  const chosen = (await freeWindows(page)).filter(({ left }) => left > 2).at(9);
  if (!chosen) throw new Error("no window has three places");
  await page.clock.install();
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await pickWindow(page, chosen);
  const held = page.getByText(/^Held for you for \d+:\d\d$/);
  const extend = page.getByRole("button", { name: "Keep it 10 more minutes" });
  await expect(held).toHaveText(nearlyTen);

  await page.clock.fastForward("05:00");
  await expect(held).toHaveText(/ [2-5]:\d\d$/);
  await extend.click();
  await expect(held).toHaveText(nearlyTen);

  await page.clock.fastForward("10:01");
  await expect(page.getByText("The ten minutes are over.")).toBeVisible();
  await expect(held).toBeHidden();
  await page.getByRole("button", { name: "Hold it again" }).click();
  await expect(held).toHaveText(nearlyTen);
});
