import { test as base, type Page } from "@playwright/test";
import { type RunningShop, startShop } from "./running-shop.ts";
import { type SmtpReceiver, startSmtpReceiver } from "./smtp-receiver.ts";
import { tellTraffic } from "./traffic.ts";
import { startWebhookReceiver, type WebhookReceiver } from "./webhook-receiver.ts";

/** A shop with its CRM and mail server, all of them this worker's own. */
export interface ShopUnderTest extends RunningShop {
  crm: WebhookReceiver;
  mail: SmtpReceiver;
}

let shoppers = 0;

/**
 * Playwright's `test` on a running shop: pages open at its address, `shop` gives what its CRM and
 * mail server received. Each test is a shopper with an address of their own, so that the limit on
 * lead posts counts them apart.
 */
export const test = base.extend<{ baseURL: string }, { shop: ShopUnderTest }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const [crm, mail] = await Promise.all([startWebhookReceiver(), startSmtpReceiver()]);
      const running = await startShop({
        CRM_WEBHOOK_URL: crm.url,
        CRM_WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
        SMTP_URL: mail.url,
        SHOP_INBOX: "inbox@shop.example",
        DELIVERY_RETRY_BASE_MS: "50",
        TRUST_PROXY: "1",
      });
      await use({ ...running, crm, mail });
      await running.stop();
      await Promise.all([crm.close(), mail.close()]);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  context: async ({ context, javaScriptEnabled }, use) => {
    const settles = (page: Page) => afterGoto(page, () => hydrated(page));
    if (javaScriptEnabled !== false) context.on("page", settles);
    await use(context);
  },
  page: async ({ page, shop }, use, testInfo) => {
    const tell = tellTraffic(page, shop.log);
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) process.stderr.write(`${tell()}\n`);
  },
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    shoppers += 1;
    const address = `10.0.${shoppers >> 8}.${shoppers & 255}`;
    await use({ ...extraHTTPHeaders, "x-forwarded-for": address });
  },
});

export { expect } from "@playwright/test";

/** Makes every `goto` wait for something more than the load event. */
function afterGoto(page: Page, settled: () => Promise<unknown>) {
  const goto = page.goto.bind(page);
  page.goto = async (...given) => {
    const answer = await goto(...given);
    await settled();
    return answer;
  };
}

/** Waits until React has taken over the page, as after `reload`; before that its links and forms are plain ones. */
export function hydrated(page: Page) {
  return page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith("__react")),
  );
}
