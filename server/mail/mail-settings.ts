import { type Mailbox, readMailbox } from "#server/platform/mailbox.ts";
import { facts } from "#shop/facts.ts";
import { mailFolder } from "./mail-folder.ts";
import type { MailTransport } from "./mail-transport.ts";
import { smtpTransport } from "./smtp-transport.ts";

/** What mails need of the configuration. */
export interface MailConfig {
  dataDir: string;
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  shopInbox?: string | undefined;
}

/** Who the shop's mails come from, and where the shop reads its own. */
export interface MailFrom {
  from: Mailbox;
  /** Where the shop reads its mail. */
  shopInbox: Mailbox;
}

export function mailFrom(config: Pick<MailConfig, "mailFrom" | "shopInbox">): MailFrom {
  const { shopInbox } = config;
  return {
    from: sender(config),
    shopInbox: shopInbox ? readMailbox(shopInbox) : { name: facts.name, address: facts.email },
  };
}

/** The mail server, or a folder where none is configured. */
export function mailTransport({ smtpUrl, dataDir }: MailConfig): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl) : mailFolder(dataDir);
}

/** Who sends every mail of the shop, and organizes its calendar entries: `MAIL_FROM` or the shop. */
export function sender({ mailFrom }: { mailFrom?: string | undefined }): Mailbox {
  return mailFrom ? readMailbox(mailFrom) : { name: facts.name, address: facts.email };
}
