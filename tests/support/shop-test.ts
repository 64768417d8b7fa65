import { test as base, type Page } from "@playwright/test";
import { type ShopUnderTest, startShopWithReceivers } from "./shop-with-receivers.ts";
import { recordTraffic } from "./traffic.ts";

export type { ShopUnderTest } from "./shop-with-receivers.ts";

let shoppers = 0;

/** Emails to a shop's inbox after which tests get another: from 40 an hour it gets them as one (rule 15.20). */
const MAX_EMAILS = 20;

/**
 * Playwright's `test` with a running shop: pages open at its address, and `shop` has what its CRM
 * and email server received; `shopSettings` are its additional environment variables. Each test has its own client address, so that rate limits count tests
 * separately.
 */
export const test = base.extend<
  { baseURL: string; shop: ShopUnderTest },
  { shopSettings: NodeJS.ProcessEnv; openShop: () => Promise<ShopUnderTest> }
>({
  shopSettings: [{}, { scope: "worker" }],
  openShop: [
    async ({ shopSettings }, use) => {
      let shop: ShopUnderTest | undefined;
      await use(async () => {
        if (shop && shop.mail.received.length > MAX_EMAILS) {
          await shop.stop();
          shop = undefined;
        }
        shop ??= await startShopWithReceivers(shopSettings);
        return shop;
      });
      await shop?.stop();
    },
    { scope: "worker" },
  ],
  shop: async ({ openShop }, use) => use(await openShop()),
  baseURL: async ({ shop }, use) => use(shop.url),
  context: async ({ context, javaScriptEnabled }, use) => {
    const settles = (page: Page) => afterGoto(page, () => hydrated(page));
    if (javaScriptEnabled !== false) context.on("page", settles);
    await use(context);
  },
  page: async ({ page, shop }, use, testInfo) => {
    const describeTraffic = recordTraffic(page, shop.log);
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) process.stderr.write(`${describeTraffic()}\n`);
  },
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    shoppers += 1;
    const address = `10.0.${shoppers >> 8}.${shoppers & 255}`;
    await use({ ...extraHTTPHeaders, "x-forwarded-for": address });
  },
});

export { expect } from "@playwright/test";

/** Makes every `goto` wait for more than the load event. */
function afterGoto(page: Page, settled: () => Promise<unknown>) {
  const goto = page.goto.bind(page);
  page.goto = async (...given) => {
    const response = await goto(...given);
    await settled();
    return response;
  };
}

/**
 * Waits until the page is hydrated, also after `reload`; before that, its links and forms work
 * without script.
 */
export function hydrated(page: Page) {
  return page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith("__react")),
  );
}
