import { type FreeWindow, freeWindows } from "#tests/support/booking-page.ts";
import { postBooking } from "#tests/support/posted-booking.ts";
import { expect, test } from "#tests/support/shop-test.ts";

/** Returns windows of a day that has only one time, and of one that has more. */
function twoDays(windows: readonly FreeWindow[]) {
  const days = [...Map.groupBy(windows, ({ date }) => date).values()].slice(6);
  const short = days.find((times) => times.length === 1)?.[0];
  const long = days.find((times) => times.length > 1);
  const [morning, other] = long ?? [];
  if (!short || !morning || !other) throw new Error("every day has the same times");
  return { short, morning, other };
}

test("a refused move shows a message under the heading and focuses it", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const { short, morning } = twoDays(await freeWindows(page));
  const { date, window } = morning;
  await page.goto(await postBooking(page.request, shop.url, { date, window }));
  await page.locator("summary", { hasText: "Move it" }).click();
  await page.getByRole("combobox", { name: "Day" }).selectOption(short.date);
  await page.getByRole("combobox", { name: "Time" }).selectOption(short.window);
  // Another shopper books it first.
  await postBooking(page.request, shop.url, {
    date: short.date,
    window: short.window,
    email: "faster@example.com",
  });
  await page.getByRole("button", { name: "Move my delivery" }).click();
  const problem = page.getByRole("alert").filter({ hasText: "was just taken" });
  await expect(problem).toBeFocused();
  await expect(problem).toBeInViewport();
  await expect(page.getByRole("combobox", { name: "Day" })).toHaveValue(short.date);
});

test("only the times of the chosen day are offered", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const { short, morning, other } = twoDays(await freeWindows(page));
  const { date, window } = other;
  await page.goto(await postBooking(page.request, shop.url, { date, window }));
  await page.locator("summary", { hasText: "Move it" }).click();
  const time = page.getByRole("combobox", { name: "Time" });
  await expect(time).toHaveValue(other.window);
  await expect(time.getByRole("option", { name: new RegExp(`^${morning.name}`) })).toHaveCount(1);
  await page.getByRole("combobox", { name: "Day" }).selectOption(short.date);
  await expect(time.getByRole("option")).toHaveCount(2);
  await expect(time.getByRole("option", { name: new RegExp(`^${short.name}`) })).toHaveCount(1);
});
