import { test as base, expect, type Page } from "@playwright/test";
import { windowName } from "#forms/window-name.ts";
import {
  type FreeWindow,
  fillAddress,
  goToSchedule,
  nextButton,
  openBookingPage,
  pickWindow,
} from "#tests/support/booking-page.ts";
import { consoleMessages, errorsAndWarnings } from "#tests/support/console-messages.ts";
import { largePhoto } from "#tests/support/photo.ts";
import { fillIn, openForm, submit } from "#tests/support/price-match-page.ts";
import {
  fillContact,
  newShopper,
  openQuotePage,
  storedLine,
  submitButton,
} from "#tests/support/quote-page.ts";
import { chromiumFlags } from "../../scripts/find-chromium.ts";
import { type ShopBehindProxy, startBehindProxy } from "../servers/shop-behind-proxy.ts";
import { type WebServerKind, webServerKinds } from "../servers/web-server-kinds.ts";

const executablePath = process.env.CHROME_PATH;

/** A browser in which the host names of the shipped configurations lead to this machine. */
base.use({
  ignoreHTTPSErrors: true,
  launchOptions: {
    args: [...chromiumFlags(), "--host-resolver-rules=MAP *.example.com 127.0.0.1"],
    ...(executablePath ? { executablePath } : {}),
  },
});

/** Playwright's `test` with a shop behind this web server. */
function testBehind(kind: WebServerKind) {
  return base.extend<{ baseURL: string }, { behind: ShopBehindProxy }>({
    behind: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
      async ({}, use) => {
        const proxied = await startBehindProxy(kind, { processes: 1 });
        await use(proxied);
        await proxied.stop();
      },
      { scope: "worker" },
    ],
    baseURL: async ({ behind }, use) => use(behind.web.siteUrl),
  });
}

for (const kind of webServerKinds) {
  const test = testBehind(kind);

  test(`behind ${kind.name} with script: quote, price match, booking`, { tag: "@desktop" }, async ({
    page,
  }) => {
    const messages = consoleMessages(page);
    await openQuotePage(page, [storedLine("1097")]);
    await fillContact(page, newShopper());
    await submitButton(page).click();
    await expect(page.getByText("Quote Request Submitted!").first()).toBeVisible();

    const frame = await openForm(page);
    await fillIn(frame, newShopper());
    await frame.getByLabel("Photo or PDF of the offer").setInputFiles(await largeFile());
    await submit(frame).click();
    await expect(frame.getByRole("heading", { name: "We have the price to beat" })).toBeVisible();

    await openBookingPage(page);
    const chosen = await freeWindow(page);
    await goToSchedule(page, newShopper());
    await pickWindow(page, chosen);
    await expect(page.getByText("Date Selected")).toBeVisible();
    await nextButton(page).click();
    await page.getByRole("button", { name: /^Book for/ }).click();
    await expect(booked(page)).toBeVisible();
    await expect(page).toHaveURL(/\/bookings\/[0-9a-f]{64}/);
    await page.reload();
    await expect(booked(page)).toBeVisible();
    expect(errorsAndWarnings(messages)).toEqual([]);
  });

  test.describe(`behind ${kind.name} without script`, { tag: "@desktop" }, () => {
    test.use({ javaScriptEnabled: false });

    test("quote, price match, booking", async ({ page }) => {
      await page.goto("/quote-request?items=1097:2");
      await fillContact(page, newShopper());
      await submitButton(page).click();
      await expect(page).toHaveURL(/\/\?sent=Q-/);

      await page.goto("/price-match");
      const frame = page.frameLocator('iframe[title="Price Match"]');
      await fillIn(frame, newShopper());
      await frame.getByLabel("Photo or PDF of the offer").setInputFiles(await largeFile());
      await submit(frame).click();
      await expect(frame.getByRole("heading", { name: "We have the price to beat" })).toBeVisible();

      await page.goto("/book-delivery");
      const chosen = await freeWindow(page);
      await fillAddress(page, newShopper());
      await page.getByRole("combobox", { name: "Day" }).selectOption(chosen.date);
      await page.getByRole("combobox", { name: "Time" }).selectOption(chosen.window);
      await page.getByRole("button", { name: "Book my delivery" }).click();
      await expect(booked(page)).toBeVisible();
      await expect(page).toHaveURL(/\/bookings\/[0-9a-f]{64}/);
    });
  });
}

const booked = (page: Page) =>
  page.getByRole("heading", { name: "Thanks, your delivery & assembly is booked!" });

/**
 * Returns the last window with a place; fetched by the page, because only its browser can resolve
 * the shop's name.
 */
async function freeWindow(page: Page): Promise<FreeWindow> {
  const windows = await page.evaluate(async () => {
    const response = await fetch("/delivery-windows");
    return ((await response.json()) as { windows: Omit<FreeWindow, "name">[] }).windows;
  });
  const free = windows.findLast(({ left }) => left > 0);
  if (!free) throw new Error("the calendar is empty");
  return { ...free, name: windowName(free) };
}

async function largeFile() {
  return { name: "offer.png", mimeType: "image/png", buffer: await largePhoto() };
}
