import { groupLetter } from "#server/mail/group-letter.ts";
import { mailFolder } from "#server/mail/mail-folder.ts";
import { type MailSinkConfig, mailSink } from "#server/mail/mail-sink.ts";
import type { MailTransport } from "#server/mail/mail-transport.ts";
import { smtpTransport } from "#server/mail/smtp-transport.ts";
import { crmWebhook } from "#server/outbox/crm-webhook.ts";
import type { Sink } from "#server/outbox/sink.ts";
import type { Clock } from "#server/platform/clock.ts";
import { readMailbox, sender } from "#server/platform/mailbox.ts";
import { facts } from "#shop/facts.ts";

export interface SinkConfig {
  siteUrl: string;
  dataDir: string;
  crmWebhookUrl?: string | undefined;
  crmWebhookSecret?: string | undefined;
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  shopInbox?: string | undefined;
}

/**
 * The ways out that are configured. Mails without a mail server become files in the data folder;
 * without a CRM its deliveries wait.
 */
export function createSinks(config: SinkConfig, clock: Clock): Sink[] {
  const mail = { ...mailFrom(config), siteUrl: config.siteUrl };
  const transport = mailTransport(config);
  return [
    ...(config.crmWebhookUrl
      ? [crmWebhook({ url: config.crmWebhookUrl, secret: config.crmWebhookSecret, clock })]
      : []),
    {
      ...mailSink("shop_mail", transport, mail),
      group: (notices) => groupLetter(notices, config.siteUrl),
    },
    mailSink("shopper_mail", transport, mail),
  ];
}

/** Who the shop's mails come from, and where the shop reads its own. */
export type MailFrom = MailSinkConfig;

export function mailFrom(config: Pick<SinkConfig, "mailFrom" | "shopInbox">): MailFrom {
  const { shopInbox } = config;
  return {
    from: sender(config),
    shopInbox: shopInbox ? readMailbox(shopInbox) : { name: facts.name, address: facts.email },
  };
}

/** The mail server, or a folder where none is configured. */
export function mailTransport({ smtpUrl, dataDir }: SinkConfig): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl) : mailFolder(dataDir);
}

/** One line for everything that is not configured, saying what happens instead (rule 15.14). */
export function notConfigured(config: SinkConfig): string[] {
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
