import { rmSync } from "node:fs";
import { fromEnglish } from "#domain/addresses/translate.ts";
import { test as base } from "#tests/support/shop-test.ts";
import { startShopWithReceivers } from "#tests/support/shop-with-receivers.ts";
import { madeUpAddresses } from "./language-files.ts";
import { buildMadeUpLanguage } from "./made-up-build.ts";

/** Playwright's `test` with a shop that also has the made-up language. */
export const test = base.extend({
  openShop: [
    async ({ shopSettings }, use) => {
      const sources = process.env.CRAWL_FOLDER ?? buildMadeUpLanguage();
      const shop = await startShopWithReceivers(shopSettings, sources);
      await use(async () => shop);
      await shop.stop();
      if (!process.env.CRAWL_FOLDER) rmSync(sources, { recursive: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

export { expect } from "#tests/support/shop-test.ts";

/** The address of a page in the made-up language, by its English one. */
export function madeUpAddress(english: string): string {
  const address = fromEnglish(english, madeUpAddresses);
  if (address === undefined) throw new Error(`${english} is no page's address.`);
  return address;
}
