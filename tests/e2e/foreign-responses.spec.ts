import type { Locator, Page } from "@playwright/test";
import {
  freeWindows,
  goToSchedule,
  nextButton,
  openBookingPage,
  pickWindow,
} from "#tests/support/booking-page.ts";
import {
  fillWhat,
  fillWho,
  getOptions,
  openQuiz,
  usualChoices,
} from "#tests/support/financing-quiz.ts";
import { postBooking } from "#tests/support/posted-booking.ts";
import {
  fillContact,
  newShopper,
  openQuotePage,
  storedLine,
  submitButton,
  type TestShopper,
} from "#tests/support/quote-page.ts";
import { expect, type ShopUnderTest, test } from "#tests/support/shop-test.ts";
import { startDraft } from "#tests/support/started-draft.ts";

/** A form filled in up to its last button; `typed` is its email field, if still visible. */
interface FilledForm {
  send: Locator;
  typed?: Locator;
}

interface Form {
  name: string;
  path: string;
  fill: (page: Page, shopper: TestShopper) => Promise<FilledForm>;
}

const forms: Form[] = [
  {
    name: "quote",
    path: "/quote-request",
    fill: async (page, shopper) => {
      await openQuotePage(page, [storedLine("1097")]);
      await fillContact(page, shopper);
      return { send: submitButton(page), typed: page.getByRole("textbox", { name: "Email" }) };
    },
  },
  {
    name: "custom request",
    path: "/custom-request",
    fill: async (page, shopper) => {
      await startDraft(page, "custom");
      await page.goto("/custom-request");
      const main = page.getByRole("main");
      await main.getByRole("textbox", { name: /looking for/ }).fill("A green sofa");
      await main.getByRole("textbox", { name: "Name" }).fill(shopper.name);
      const typed = main.getByRole("textbox", { name: "Email" });
      await typed.fill(shopper.email);
      return { send: main.getByRole("button", { name: "Send my request" }), typed };
    },
  },
  {
    name: "financing",
    path: "/services/financing",
    fill: async (page, shopper) => {
      await openQuiz(page);
      await fillWho(page, shopper);
      await fillWhat(page, usualChoices);
      return { send: getOptions(page), typed: page.locator("#quiz input[name=email]") };
    },
  },
  {
    name: "booking",
    path: "/book-delivery",
    fill: async (page, shopper) => {
      const chosen = (await freeWindows(page)).filter(({ left }) => left > 1).at(10);
      if (!chosen) throw new Error("no window has two places");
      await openBookingPage(page);
      await goToSchedule(page, shopper);
      await pickWindow(page, chosen);
      await nextButton(page).click();
      return { send: page.getByRole("button", { name: /^Book for/ }) };
    },
  },
];

const page413 = "<html><head><title>413 Request Entity Too Large</title></head></html>";

/** Responses that don't come from the shop's server, and the message each should get. */
const foreignResponses: { name: string; status: number; body: string; said: RegExp }[] = [
  {
    name: "a proxy's 413",
    status: 413,
    body: page413,
    said: /web server in front of ours takes \(413\)/,
  },
  {
    name: "a filter's 403",
    status: 403,
    body: "<h1>Forbidden</h1>",
    said: /Something between your browser.*\(403\)/,
  },
  { name: "a proxy's 431", status: 431, body: "", said: /more cookies.*\(431\)/ },
  {
    name: "a proxy's 502",
    status: 502,
    body: "<h1>Bad Gateway</h1>",
    said: /can't be reached just now \(502\)/,
  },
  {
    name: "a proxy's 504",
    status: 504,
    body: "timeout",
    said: /can't be reached just now \(504\)/,
  },
  {
    name: "a Wi-Fi's sign-in page",
    status: 200,
    body: "<form>Room number</form>",
    said: /sign in first/,
  },
  { name: "an empty 200", status: 200, body: "", said: /sign in first/ },
  { name: "another program's JSON", status: 200, body: '{"ok":1}', said: /sign in first/ },
];

/** Fulfills the form's posts; other requests go through. */
async function respondToPosts(page: Page, path: string, status: number, body: string) {
  await page.route(`**${path}`, (route, request) =>
    request.method() === "POST"
      ? route.fulfill({
          status,
          body,
          contentType: body.startsWith("{") ? "application/json" : "text/html",
        })
      : route.fallback(),
  );
}

const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "didn't get through" });

for (const { name, path, fill } of forms) {
  test(`P2: ${name} explains every foreign response and loses nothing`, {
    tag: "@desktop",
  }, async ({ page, shop }) => {
    const shopper = newShopper();
    const { send, typed } = await fill(page, shopper);
    for (const { status, body, said: message } of foreignResponses) {
      await respondToPosts(page, path, status, body);
      await send.click();
      await expect(notice(page)).toContainText(message);
      await expect(notice(page)).toContainText("Everything you typed is kept");
      await expect(notice(page).getByRole("link", { name: "(713) 555-0142" })).toBeVisible();
      if (typed) await expect(typed).toHaveValue(shopper.email);
      await page.unroute(`**${path}`);
    }
    await send.click();
    await expect.poll(() => recordsOf(shop, shopper)).toBe(1);
  });
}

function recordsOf(shop: ShopUnderTest, { email }: TestShopper): number {
  return shop.crm.received.filter(({ body }) => body.includes(email)).length;
}

test("P2: a photo refused by a web server is reported with its size and stays in the form", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const shopper = newShopper();
  await startDraft(page, "price-match");
  await page.goto("/price-match/form");
  await page.getByRole("combobox", { name: "Which piece is it?" }).fill("Model 2500 Sofa Chaise");
  await page.getByRole("textbox", { name: "Who offers it?" }).fill("Big Box");
  await page.getByRole("textbox", { name: "Their price" }).fill("1,299.50");
  await page.getByRole("textbox", { name: "Name" }).fill(shopper.name);
  await page.getByRole("textbox", { name: "Email" }).fill(shopper.email);
  const file = page.getByLabel("Photo or PDF of the offer");
  const buffer = Buffer.alloc(3_000_000, "%PDF-1.7 ");
  await file.setInputFiles({ name: "offer.pdf", mimeType: "application/pdf", buffer });
  await respondToPosts(page, "/price-match/form", 413, page413);
  const send = page.getByRole("button", { name: "Submit Price Match Request" });
  await send.click();
  await expect(notice(page)).toContainText("turned away 3.0 MB (413)");
  await expect(notice(page)).toContainText("choose a smaller file or none");
  expect(await file.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(
    "offer.pdf",
  );
  await page.unroute("**/price-match/form");
  await file.setInputFiles([]);
  await send.click();
  await expect(page.getByRole("heading", { name: "We have the price to beat" })).toBeVisible();
  await expect.poll(() => recordsOf(shop, shopper)).toBe(1);
});

test("P2: a plan card works even if a proxy refuses the request it sends", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/services/financing");
  await respondToPosts(page, "/services/financing", 403, "<h1>Forbidden</h1>");
  await page
    .getByRole("link", { name: /^Check my options/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\?plan=.*#quiz$/);
  await expect(page.getByRole("textbox", { name: "First name" })).toBeVisible();
});

test("P2: after a proxy's page instead of a move, Back shows the chosen day", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const windows = (await freeWindows(page)).slice(20).filter(({ left }) => left > 1);
  const [first] = windows;
  const moved = windows.find(({ date }) => first && date > first.date);
  if (!first || !moved) throw new Error("too few windows are free");
  const bookingPath = await postBooking(page.request, shop.url, {
    date: first.date,
    window: first.window,
  });
  await page.goto(bookingPath);
  await page.locator("summary", { hasText: "Move it" }).click();
  await page.getByRole("combobox", { name: "Day" }).selectOption(moved.date);
  // The booked time may be taken on the other day.
  await page.getByRole("combobox", { name: "Time" }).selectOption(moved.window);
  await respondToPosts(page, "/bookings/*", 502, "<h1>Bad Gateway</h1>");
  await page.getByRole("button", { name: "Move my delivery" }).click();
  await expect(page.getByRole("heading", { name: "Bad Gateway" })).toBeVisible();
  await page.goBack();
  await page.locator("summary", { hasText: "Move it" }).click();
  await expect(page.getByRole("combobox", { name: "Day" })).toHaveValue(moved.date);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("P2: after a proxy's page, Back shows the typed values", { tag: "@desktop" }, async ({
    page,
  }) => {
    const shopper = newShopper();
    await page.goto("/quote-request?items=1097");
    await fillContact(page, shopper);
    await respondToPosts(page, "/quote-request", 413, "<h1>Request Entity Too Large</h1>");
    await submitButton(page).click();
    await expect(page.getByRole("heading", { name: "Request Entity Too Large" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(shopper.email);
  });
});
