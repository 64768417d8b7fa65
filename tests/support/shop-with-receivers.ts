import { type RunningShop, startShop } from "./running-shop.ts";
import { type SmtpReceiver, startSmtpReceiver } from "./smtp-receiver.ts";
import { startWebhookReceiver, type WebhookReceiver } from "./webhook-receiver.ts";

/** A shop with its CRM and email server. */
export interface ShopUnderTest extends RunningShop {
  crm: WebhookReceiver;
  mail: SmtpReceiver;
}

/**
 * Starts a shop with its own CRM and email server; `stop` ends all three.
 * @param env additional environment variables.
 * @param folder where its sources and build are.
 */
export async function startShopWithReceivers(
  env: NodeJS.ProcessEnv = {},
  folder = ".",
): Promise<ShopUnderTest> {
  const [crm, mail] = await Promise.all([startWebhookReceiver(), startSmtpReceiver()]);
  const settings = {
    CRM_WEBHOOK_URL: crm.url,
    CRM_WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    SMTP_URL: mail.url,
    SHOP_INBOX: "inbox@shop.example",
    DELIVERY_RETRY_BASE_MS: "50",
    TRUST_PROXY: "1",
    ...env,
  };
  const running = await startShop(settings, [], folder);
  return {
    ...running,
    crm,
    mail,
    stop: async () => {
      await running.stop();
      await Promise.all([crm.close(), mail.close()]);
    },
  };
}
