import { afterAll, beforeAll, expect, it } from "vitest";
import { pageComplaints } from "#tests/support/console-messages.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { engines } from "./engines.ts";
import { JourneyPage } from "./journey-page.ts";

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

it.each(engines)(
  "$name tells what a page says on its console, and what nobody caught",
  async ({ start }) => {
    const browser = await start();
    try {
      const session = await browser.open(shop.url, { width: 360, height: 740 });
      const complaints = () => pageComplaints(session.complaints());
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
      const said = complaints().sort();
      expect(said).toEqual([
        "error: an error",
        expect.stringMatching(/^uncaught: .*rejected/),
        expect.stringMatching(/^uncaught: .*thrown/),
        "warning: a warning",
      ]);
      await session.close();
    } finally {
      await browser.close();
    }
  },
);
