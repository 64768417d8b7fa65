import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errorsAndWarnings } from "#tests/support/console-messages.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type ShopUnderTest, startShopWithReceivers } from "#tests/support/shop-with-receivers.ts";
import { JourneyPage } from "./journey-page.ts";
import { booking } from "./journeys/booking.ts";
import { calculator } from "./journeys/calculator.ts";
import { cartInTwoTabs } from "./journeys/cart-in-two-tabs.ts";
import { customRequest } from "./journeys/custom-request.ts";
import { desk } from "./journeys/desk.ts";
import { filterAndBack } from "./journeys/filter-and-back.ts";
import { financingQuiz } from "./journeys/financing-quiz.ts";
import { priceMatch } from "./journeys/price-match.ts";
import { quote } from "./journeys/quote.ts";
import { quoted } from "./journeys/quoted.ts";
import { searchSuggestions } from "./journeys/search-suggestions.ts";
import { viewer } from "./journeys/viewer.ts";
import { willItFit } from "./journeys/will-it-fit.ts";
import { engines } from "./start-engines.ts";
import type { Browser } from "./tab.ts";

const journeys = [
  quote,
  booking,
  priceMatch,
  financingQuiz,
  customRequest,
  filterAndBack,
  searchSuggestions,
  viewer,
  willItFit,
  calculator,
  cartInTwoTabs,
  desk,
  quoted,
];

const phone = { screen: "a phone", width: 360, height: 740 };
const desktop = { screen: "a desktop", width: 1280, height: 800 };

/**
 * Of a page that is left while its script loads, because a form or link was used at once: Firefox and
 * WebKit call the import failed, or report the script as not loaded. Journeys in Chromium notice scripts that really can't be fetched.
 */
const leftWhileLoading =
  /^uncaught: .*(error loading dynamically imported module|Importing a module script failed)|^error: not loaded: <script type="module">/;

/**
 * Runs every journey in one engine, on a phone and, except in Chromium, on a desktop. A journey
 * also fails when a page logs an error or warning to its console.
 */
export function walkJourneys(name: keyof typeof engines): void {
  // `tests/e2e` walks through the same forms in Chromium, so that one width shows the code works.
  const sizes = name === "Chromium" ? [phone] : [phone, desktop];
  let shop: ShopUnderTest;
  let browser: Browser;
  beforeAll(async () => {
    shop = await startShopWithReceivers();
    browser = await engines[name]();
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });

  it("collects console messages and uncaught errors", () =>
    expectConsoleCollected(browser, shop.url));

  describe.each(sizes)("on $screen", ({ width, height }) => {
    it.each(journeys)("$title", async ({ title, walk, accepts }) => {
      const session = await browser.open(shop.url, { width, height });
      const page = new JourneyPage(session.tab, session.home);
      const mailbox = `${title.replaceAll(/[^a-z]+/g, "-")}-${width}`;
      const shopper = {
        name: "Dana Whitfield",
        email: `${mailbox.slice(-50)}@example.com`,
        phone: "(713) 555-0188",
      };
      try {
        expect(await page.evaluate(() => innerWidth)).toBe(width);
        await walk({ page, shop, shopper });
        const complaints = errorsAndWarnings(session.consoleMessages());
        const isFault = (line: string) => !leftWhileLoading.test(line) && !accepts?.test(line);
        expect(complaints.filter(isFault).join("\n")).toBe("");
      } finally {
        await session.close();
      }
    });
  });
}

async function expectConsoleCollected(browser: Browser, shopUrl: string): Promise<void> {
  const session = await browser.open(shopUrl, { width: 360, height: 740 });
  const complaints = () => errorsAndWarnings(session.consoleMessages());
  const page = new JourneyPage(session.tab, session.home);
  await page.open("/");
  expect(complaints()).toEqual([]);
  await page.evaluate(() => {
    console.warn("a warning");
    console.error("an error");
    setTimeout(() => {
      throw new Error("thrown");
    });
    Promise.reject(new Error("rejected"));
  });
  await eventually(() => expect(complaints()).toHaveLength(4));
  expect(complaints().sort()).toEqual([
    "error: an error",
    expect.stringMatching(/^uncaught: .*rejected/),
    expect.stringMatching(/^uncaught: .*thrown/),
    "warning: a warning",
  ]);
  await session.close();
}
