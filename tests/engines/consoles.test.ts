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
      const { tab, home, complaints } = await browser.open(shop.url, { width: 360, height: 740 });
      const page = new JourneyPage(tab, home);
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
      await eventually(() => expect(pageComplaints(complaints())).toHaveLength(4));
      const said = pageComplaints(complaints()).sort();
      expect(said).toEqual([
        "error: an error",
        expect.stringMatching(/^uncaught: .*rejected/),
        expect.stringMatching(/^uncaught: .*thrown/),
        "warning: a warning",
      ]);
    } finally {
      await browser.close();
    }
  },
);
