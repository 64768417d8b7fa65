import {
  freeWindows,
  goToSchedule,
  openBookingPage,
  pickWindow,
} from "#tests/support/booking-page.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

/** However slow the machine. */
const nearlyTen = / (10:00|[987]:\d\d)$/;

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

  const readOut = page.getByRole("status");
  await expect(readOut.filter({ hasText: "held for you for ten minutes" })).toHaveCount(1);
  await page.clock.fastForward("08:30");
  await expect(readOut.filter({ hasText: "Two minutes are left" })).toHaveCount(1);
  await page.clock.fastForward("01:31");
  await expect(page.getByText("The ten minutes are over.").last()).toBeVisible();
  await expect(readOut.filter({ hasText: "The ten minutes are over." })).toHaveCount(1);
  await expect(held).toBeHidden();
  await page.getByRole("button", { name: "Hold it again" }).click();
  await expect(held).toHaveText(nearlyTen);
});

test("a time left again while it was still being held is given back", async ({ page }) => {
  // Both on one day, with places to spare.
  const windows = (await freeWindows(page)).filter(({ left }) => left > 1);
  const pair = Map.groupBy(windows, ({ date }) => date);
  const [first, second] = [...pair.values()].find((times) => times.length > 1) ?? [];
  if (!first || !second) throw new Error("no day has two times");
  const leftIn = async (wanted: typeof first) =>
    (await freeWindows(page)).find(
      ({ date, window }) => date === wanted.date && window === wanted.window,
    )?.left;
  const answerFirst = Promise.withResolvers<void>();
  await page.route("/delivery-holds", async (route) => {
    const body = route.request().postData() ?? "";
    if (!body.includes(`window=${first.window}`)) return route.continue();
    const answer = await route.fetch();
    await answerFirst.promise;
    await route.fulfill({ response: answer });
  });
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await pickWindow(page, first);
  await expect.poll(() => leftIn(first)).toBe(first.left - 1);
  await page.getByRole("radio", { name: new RegExp(`^${second.name}`) }).check();
  await expect(page.getByText(/^Held for you for/)).toBeVisible();
  answerFirst.resolve();
  await expect.poll(() => leftIn(first)).toBe(first.left);
  expect(await leftIn(second)).toBe(second.left - 1);
  await page.getByRole("link", { name: "Go back home" }).click();
  await expect.poll(() => leftIn(second)).toBe(second.left);
});

test("a held time is free again as soon as the page is left", async ({ page }) => {
  const chosen = (await freeWindows(page)).filter(({ left }) => left > 1).at(20);
  if (!chosen) throw new Error("no window has two places");
  const left = async () =>
    (await freeWindows(page)).find(
      ({ date, window }) => date === chosen.date && window === chosen.window,
    )?.left;
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await pickWindow(page, chosen);
  await expect(page.getByText(/^Held for you for/)).toBeVisible();
  expect(await left()).toBe(chosen.left - 1);
  await page.getByRole("link", { name: "Go back home" }).click();
  await expect.poll(left).toBe(chosen.left);
});
