import type { Locator, Page } from "@playwright/test";
import { freeWindows } from "#tests/support/booking-page.ts";
import { postBooking } from "#tests/support/posted-booking.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, type ShopUnderTest, test } from "#tests/support/shop-test.ts";

/** Books a window with several places and returns the private link. */
async function book(page: Page, shop: ShopUnderTest, email = newShopper().email) {
  const free = (await freeWindows(page)).findLast(({ left }) => left > 1);
  if (!free) throw new Error("there is no window with two places");
  const { date, window } = free;
  return postBooking(page.request, shop.url, { date, window, email });
}

/** Submits a form unchanged and waits for the page in response. */
async function submitAndFollow(page: Page, form: Locator) {
  const loaded = page.waitForEvent("load");
  await form.evaluate((element: HTMLFormElement) => element.submit());
  await loaded;
}

/** Acts like a mail scanner that opens links: submits each form of the page unchanged. */
async function submitAllForms(page: Page, address: string) {
  await page.goto(address);
  const count = await page.locator("main form").count();
  for (let index = 0; index < count; index++) {
    await page.goto(address);
    await submitAndFollow(page, page.locator("main form").nth(index));
    // And the last form of the page in response.
    const nextForm = page.locator("main form").last();
    if ((await nextForm.count()) > 0) await submitAndFollow(page, nextForm);
  }
  return count;
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("C6: cancelling asks for confirmation and can be undone by the same link", {
      tag: "@essential",
    }, async ({ page, shop }) => {
      const { email } = newShopper();
      const link = await book(page, shop, email);
      await page.goto(link);
      await page.getByRole("link", { name: "Cancel it" }).click();
      await expect(page.getByRole("heading", { name: "Cancel this delivery?" })).toBeVisible();
      await page.getByRole("link", { name: "Keep it as it is" }).click();
      await expect(page.getByRole("heading", { name: "Cancel this delivery?" })).toHaveCount(0);
      await page.getByRole("link", { name: "Cancel it" }).click();
      await page.getByRole("checkbox", { name: "Yes, cancel my delivery" }).check();
      await page.getByRole("button", { name: "Cancel my delivery" }).click();
      await expect(heading(page)).toHaveText("This delivery is cancelled");

      await page.getByRole("checkbox", { name: "Yes, I want this delivery after all" }).check();
      await page.getByRole("button", { name: "Take it back" }).click();
      await expect(page.getByText("your delivery is on again")).toBeVisible();
      await expect(heading(page)).toHaveText("Your delivery");
      const shopMail = () =>
        shop.mail.received.filter(
          ({ to, source }) => to.includes("inbox@shop.example") && source.includes(email),
        );
      await expect
        .poll(() => shopMail().filter(({ source }) => source.includes("private link")).length)
        .toBe(2);
    });

    test("C6: without the checkbox nothing is cancelled", { tag: "@desktop" }, async ({
      page,
      shop,
    }) => {
      const link = await book(page, shop);
      const response = await page.request.post(link, {
        form: { change: "cancel" },
        headers: { origin: shop.url },
      });
      expect(response.status()).toBe(422);
      const html = await response.text();
      expect(html).toContain("Nothing has changed yet");
      expect(html).toContain("Cancel this delivery?");
      await page.goto(link);
      await expect(heading(page)).toHaveText("Your delivery");
    });
  });
}

test("C6: a mail scanner that opens the link and submits its forms changes nothing", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const link = await book(page, shop);
  await page.goto(link);
  const details = await page.locator("main dl").first().textContent();
  expect(await submitAllForms(page, link)).toBeGreaterThan(0);
  expect(await submitAllForms(page, `${link}?change=cancel`)).toBeGreaterThan(0);
  await page.goto(link);
  await expect(heading(page)).toHaveText("Your delivery");
  expect(await page.locator("main dl").first().textContent()).toBe(details);

  await page.goto(`${link}?change=cancel`);
  await page.getByRole("checkbox", { name: "Yes, cancel my delivery" }).check();
  await page.getByRole("button", { name: "Cancel my delivery" }).click();
  await expect(heading(page)).toHaveText("This delivery is cancelled");
  // It doesn't undo the shopper's cancellation either.
  await submitAllForms(page, link);
  await page.goto(link);
  await expect(heading(page)).toHaveText("This delivery is cancelled");
});
