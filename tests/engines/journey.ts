import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageComplaints } from "#tests/support/console-messages.ts";
import { type ShopUnderTest, startShopWithReceivers } from "#tests/support/shop-with-receivers.ts";
import { engines } from "./engines.ts";
import { JourneyPage } from "./journey-page.ts";
import type { Browser } from "./tab.ts";

const sizes = [
  { screen: "a phone", width: 360, height: 740 },
  { screen: "a desktop", width: 1280, height: 800 },
] as const;

/** What a journey has: a page, the shop, and who walks. */
export interface Scene {
  page: JourneyPage;
  shop: ShopUnderTest;
  /** The address tells one journey's leads from another's. */
  shopper: { name: string; email: string; phone: string };
}

/**
 * Walks one journey in every engine, on a phone and on a desktop. It fails too when a page says
 * something on its console that a shopper's browser should never have to say.
 */
export function journey(title: string, walk: (scene: Scene) => Promise<void>): void {
  let shop: ShopUnderTest;
  beforeAll(async () => {
    shop = await startShopWithReceivers();
  });
  afterAll(() => shop?.stop());

  describe.each(engines)("$name", ({ name: engine, start }) => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await start();
    });
    afterAll(() => browser?.close());

    it.each(sizes)(`${title}, on $screen`, async ({ width, height }) => {
      const session = await browser.open(shop.url, { width, height });
      const page = new JourneyPage(session.tab, session.home);
      const email = `${engine}-${width}@example.com`.toLowerCase();
      try {
        expect(await page.evaluate(() => innerWidth)).toBe(width);
        await walk({
          page,
          shop,
          shopper: { name: "Dana Whitfield", email, phone: "(713) 555-0188" },
        });
        expect(pageComplaints(session.complaints())).toEqual([]);
      } finally {
        await session.close();
      }
    });
  });
}
