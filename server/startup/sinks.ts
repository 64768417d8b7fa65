import { type EmailConfig, emailTransport, senderAndInbox } from "#server/mail/email-settings.ts";
import { emailSink } from "#server/mail/email-sink.ts";
import { crmWebhook } from "#server/outbox/crm-webhook.ts";
import type { Sink } from "#server/outbox/sink.ts";
import type { Clock } from "#server/platform/clock.ts";
import { facts } from "#shop/facts.ts";

/** The settings that sinks need. */
export interface SinkConfig extends EmailConfig {
  siteUrl: string;
  crmWebhookUrl?: string | undefined;
  crmWebhookSecret?: string | undefined;
}

/**
 * The configured sinks. Without an email server, emails become files in the data folder; without a
 * CRM, its messages stay queued.
 */
export function createSinks(config: SinkConfig, clock: Clock): Sink[] {
  const addresses = { ...senderAndInbox(config), siteUrl: config.siteUrl };
  const transport = emailTransport(config);
  return [
    ...(config.crmWebhookUrl
      ? [crmWebhook({ url: config.crmWebhookUrl, secret: config.crmWebhookSecret, clock })]
      : []),
    emailSink("shop_mail", transport, addresses),
    emailSink("shopper_mail", transport, addresses),
  ];
}

/** A log line for everything that isn't configured, with what happens instead (rule 15.14). */
export function unconfiguredLines(config: SinkConfig): string[] {
  return [
    config.crmWebhookUrl
      ? ""
      : "CRM_WEBHOOK_URL is not set: leads are stored here and not sent to a CRM.",
    config.crmWebhookUrl && !config.crmWebhookSecret
      ? "CRM_WEBHOOK_SECRET is not set: leads go to the CRM unsigned."
      : "",
    config.smtpUrl
      ? ""
      : `SMTP_URL is not set: mails are written as .eml files to ${config.dataDir}/mail.`,
    config.shopInbox
      ? ""
      : `SHOP_INBOX is not set: the shop's mails are addressed to ${facts.email}.`,
  ].filter((line) => line !== "");
}
