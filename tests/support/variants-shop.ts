import { test as base, type ShopUnderTest } from "./shop-test.ts";
import { startShopWithReceivers } from "./shop-with-receivers.ts";

/** A sofa in colors and sizes, one of them sold out and one not made (`tests/fixtures/variants`). */
export const sofaPage = "/products/bayou-leather-sofa";

/** Playwright's `test` with a running shop whose catalog has products with variants. */
export const test = base.extend<object, { shop: ShopUnderTest }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const shop = await startShopWithReceivers({ CATALOGUE_DIR: "tests/fixtures/variants" });
      await use(shop);
      await shop.stop();
    },
    { scope: "worker" },
  ],
});
