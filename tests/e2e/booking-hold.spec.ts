import type { Page } from "@playwright/test";
import {
  type FreeWindow,
  freeWindows,
  goToSchedule,
  nextButton,
  openBookingPage,
  pickWindow,
} from "#tests/support/booking-page.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

/** On slow machines a few minutes may have passed. */
const nearlyTen = / (10:00|[987]:\d\d)$/;

test("a chosen time is held for ten minutes, longer on request, and can be held again", async ({
  page,
}) => {
  // With places to spare, because this browser's clock runs ahead of the server's, which expires
  // holds.
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

  const statusMessages = page.getByRole("status");
  await expect(statusMessages.filter({ hasText: "held for you for ten minutes" })).toHaveCount(1);
  await page.clock.fastForward("08:30");
  await expect(statusMessages.filter({ hasText: "Two minutes are left" })).toHaveCount(1);
  await page.clock.fastForward("01:31");
  await expect(page.getByText("The ten minutes are over.").last()).toBeVisible();
  await expect(statusMessages.filter({ hasText: "The ten minutes are over." })).toHaveCount(1);
  await expect(held).toBeHidden();
  await page.getByRole("button", { name: "Hold it again" }).click();
  await expect(held).toHaveText(nearlyTen);
});

test("changing the time while a hold is being created releases it", async ({ page }) => {
  // Both on one day, with places to spare.
  const windows = (await freeWindows(page)).filter(({ left }) => left > 1);
  const pair = Map.groupBy(windows, ({ date }) => date);
  const [first, second] = [...pair.values()].find((times) => times.length > 1) ?? [];
  if (!first || !second) throw new Error("no day has two times");
  const leftIn = async (free: typeof first) =>
    (await freeWindows(page)).find(
      ({ date, window }) => date === free.date && window === free.window,
    )?.left;
  const respondToFirst = Promise.withResolvers<void>();
  await page.route("/delivery-holds", async (route) => {
    const body = route.request().postData() ?? "";
    if (!body.includes(`window=${first.window}`)) return route.continue();
    const response = await route.fetch();
    await respondToFirst.promise;
    await route.fulfill({ response });
  });
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await pickWindow(page, first);
  await expect.poll(() => leftIn(first)).toBe(first.left - 1);
  await page.getByRole("radio", { name: new RegExp(`^${second.name}`) }).check();
  await expect(page.getByText(/^Held for you for/)).toBeVisible();
  respondToFirst.resolve();
  await expect.poll(() => leftIn(first)).toBe(first.left);
  expect(await leftIn(second)).toBe(second.left - 1);
  await page.getByRole("link", { name: "Go back home" }).click();
  await expect.poll(() => leftIn(second)).toBe(second.left);
});

test("leaving the page releases the hold", async ({ page }) => {
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

const final = (page: Page) => page.getByRole("heading", { name: "Final Details" });
const held = (page: Page) => page.getByText(/^Held for you for \d+:\d\d$/);

/** Goes to the schedule in a form that is already filled in. */
async function goBackToSchedule(page: Page) {
  await page.goto("/book-delivery");
  await expect(page.getByRole("button", { name: "Previous" })).toBeVisible();
  for (const name of ["Furniture Details", "Add-On Services", "Schedule"]) {
    await nextButton(page).click();
    await expect(page.getByRole("heading", { name, exact: true })).toBeFocused();
  }
}

/**
 * Returns a window with a single place, and a function that returns its current number of places.
 */
async function lastPlace(page: Page) {
  const chosen = (await freeWindows(page)).find(({ left }) => left === 1);
  if (!chosen) throw new Error("no window has a single place");
  return { chosen, left: () => leftIn(page, chosen) };
}

async function leftIn(page: Page, { date, window }: FreeWindow) {
  const same = (other: FreeWindow) => other.date === date && other.window === window;
  return (await freeWindows(page)).find(same)?.left ?? 0;
}

/** Returns how many tabs share the hold, according to this tab. */
function tabsCounting(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { hold } = JSON.parse(localStorage.getItem("parsons-furniture-booking-draft") ?? "{}");
    return hold.tabs.length;
  });
}

test("a hold is shared between tabs and released when both are closed", async ({
  page,
  context,
}) => {
  const { chosen, left } = await lastPlace(page);
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await pickWindow(page, chosen);
  await expect(held(page)).toBeVisible();
  await nextButton(page).click();
  await expect(final(page)).toBeFocused();

  const second = await context.newPage();
  const holdResponse = second.waitForResponse("/delivery-holds");
  await goBackToSchedule(second);
  expect((await holdResponse).status()).toBe(201);
  await expect(held(second)).toBeVisible();
  await expect(second.getByRole("radio", { name: new RegExp(`^${chosen.name}`) })).toBeChecked();
  await expect(second.getByText("Somebody else was faster")).toHaveCount(0);
  await expect(final(page)).toBeVisible();

  await second.getByRole("link", { name: "Go back home" }).click();
  await expect(second).toHaveURL("/");
  await expect.poll(() => tabsCounting(page)).toBe(1);
  await expect(held(page)).toBeVisible();
  expect(await left()).toBe(0);
  await page.getByRole("link", { name: "Go back home" }).click();
  await expect.poll(left).toBe(1);
});

test("a new time chosen in one tab is held once for both tabs", async ({ page, context }) => {
  const [first, other] = (await freeWindows(page)).filter(({ left }) => left > 1).slice(12);
  if (!first || !other) throw new Error("the calendar is empty");
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await pickWindow(page, first);
  await expect(held(page)).toBeVisible();
  const second = await context.newPage();
  await goBackToSchedule(second);
  await expect(held(second)).toBeVisible();
  await pickWindow(second, other);
  await expect.poll(() => leftIn(page, first)).toBe(first.left);
  expect(await leftIn(page, other)).toBe(other.left - 1);
  await expect(held(page)).toBeVisible();
});

test("a hold survives a crashed tab", async ({ page, context }) => {
  const { chosen } = await lastPlace(page);
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await pickWindow(page, chosen);
  await expect(held(page)).toBeVisible();
  const crashed = page.waitForEvent("crash");
  const devtools = await context.newCDPSession(page);
  devtools.send("Page.crash").catch(() => {
    // A crashed page can't respond.
  });
  await crashed;

  const reopened = await context.newPage();
  const holdResponse = reopened.waitForResponse("/delivery-holds");
  await goBackToSchedule(reopened);
  expect((await holdResponse).status()).toBe(201);
  await expect(held(reopened)).toBeVisible();
  await nextButton(reopened).click();
  await reopened.getByRole("button", { name: /^Book for/ }).click();
  await expect(reopened.getByRole("heading", { name: /^Thanks, your delivery/ })).toBeVisible();
});
