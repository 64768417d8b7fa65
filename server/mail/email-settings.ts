import { type Mailbox, parseMailbox } from "#server/platform/mailbox.ts";
import { facts } from "#shop/facts.ts";
import { emailFolder } from "./email-folder.ts";
import type { EmailTransport } from "./email-transport.ts";
import { smtpTransport } from "./smtp-transport.ts";

/** The settings that emails need. */
export interface EmailConfig {
  dataDir: string;
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  shopInbox?: string | undefined;
}

/** The sender of the shop's emails, and the shop's own inbox. */
export interface SenderAndInbox {
  from: Mailbox;
  /** Where the shop reads its email. */
  shopInbox: Mailbox;
}

export function senderAndInbox(
  config: Pick<EmailConfig, "mailFrom" | "shopInbox">,
): SenderAndInbox {
  const { shopInbox } = config;
  return {
    from: senderMailbox(config),
    shopInbox: shopInbox ? parseMailbox(shopInbox) : { name: facts.name, address: facts.email },
  };
}

/** The email server, or a folder if none is configured. */
export function emailTransport({ smtpUrl, dataDir }: EmailConfig): EmailTransport {
  return smtpUrl ? smtpTransport(smtpUrl) : emailFolder(dataDir);
}

/**
 * The sender of all emails and organizer of calendar entries: `MAIL_FROM` or the shop's address.
 */
export function senderMailbox({ mailFrom }: { mailFrom?: string | undefined }): Mailbox {
  return mailFrom ? parseMailbox(mailFrom) : { name: facts.name, address: facts.email };
}
