import { type Mailbox, parseMailbox } from "#server/platform/mailbox.ts";
import { facts } from "#shop/facts.ts";
import { emailFolder } from "./email-folder.ts";
import type { EmailTransport } from "./email-transport.ts";
import { smtpTransport } from "./smtp-transport.ts";

/** What emails need of the configuration. */
export interface EmailConfig {
  dataDir: string;
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  shopInbox?: string | undefined;
}

/** Who the shop's emails come from, and where the shop reads its own. */
export interface SenderAndInbox {
  from: Mailbox;
  /** Where the shop reads its mail. */
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

/** The mail server, or a folder where none is configured. */
export function mailTransport({ smtpUrl, dataDir }: EmailConfig): EmailTransport {
  return smtpUrl ? smtpTransport(smtpUrl) : emailFolder(dataDir);
}

/** Who sends every mail of the shop, and organizes its calendar entries: `MAIL_FROM` or the shop. */
export function senderMailbox({
  mailFrom: senderAndInbox,
}: {
  mailFrom?: string | undefined;
}): Mailbox {
  return senderAndInbox ? parseMailbox(senderAndInbox) : { name: facts.name, address: facts.email };
}
