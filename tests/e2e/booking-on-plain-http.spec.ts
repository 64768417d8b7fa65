import { freeWindows } from "#tests/support/booking-page.ts";
import { postBooking } from "#tests/support/posted-booking.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { chromiumFlags } from "../../scripts/find-chromium.ts";

// A host name other than localhost: over plain http, browsers then send only the origin of a form's
// page.
const host = "shop.test";
const executablePath = process.env.CHROME_PATH;

test.use({
  launchOptions: {
    args: [...chromiumFlags(), `--host-resolver-rules=MAP ${host} 127.0.0.1`],
    ...(executablePath ? { executablePath } : {}),
  },
});

test("a booking is moved from its own page without https", { tag: "@desktop" }, async ({
  page,
  request,
  shop,
}) => {
  const [chosen, other] = (await freeWindows(page)).filter(({ left }) => left > 1).slice(-2);
  if (!chosen || !other) throw new Error("the calendar is empty");
  const { date, window } = chosen;
  const bookingPath = await postBooking(request, shop.url, { date, window });
  const plain = new URL(bookingPath, shop.url);
  plain.hostname = host;
  await page.goto(plain.href);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.locator("summary", { hasText: "Move it" }).click();
  await page.getByRole("combobox", { name: "Day" }).selectOption(other.date);
  await page.getByRole("combobox", { name: "Time" }).selectOption(other.window);
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Move my delivery" }).click();
  const headers = await (await posted).allHeaders();
  expect(headers["sec-fetch-site"]).toBeUndefined();
  expect(headers.origin).toBe(plain.origin);
  await expect(page.getByText("your delivery has a new time")).toBeVisible();
});
