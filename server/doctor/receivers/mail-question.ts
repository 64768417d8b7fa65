import type { Config } from "#server/config/read-config.ts";
import { mailFrom } from "#server/mail/mail-settings.ts";
import { asciiAddress, readMailbox } from "#server/platform/mailbox.ts";

/** Somebody at no shop's domain, as every shopper is (RFC 2606); no mail is sent there. */
const A_SHOPPER = "someone@example.com";

/** Whose address the mail server is asked about. */
export interface Recipient {
  address: string;
  /** How the owner calls it; undefined for the shopper nobody is. */
  setting?: string;
}

/** Who the shop's mails are from and for, as they go over the wire, a shopper last. */
export function mailQuestion(config: Pick<Config, "mailFrom" | "shopInbox" | "alertMail">) {
  const { from, shopInbox } = mailFrom(config);
  const inbox = config.shopInbox ? "SHOP_INBOX" : "the shop's address in shop/facts.ts";
  const named: Required<Recipient>[] = [
    { address: shopInbox.address, setting: inbox },
    ...(config.alertMail
      ? [{ address: readMailbox(config.alertMail).address, setting: "ALERT_MAIL" }]
      : []),
  ];
  const recipients: Recipient[] = [...named, { address: A_SHOPPER }];
  return {
    from: asciiAddress(from.address) ?? from.address,
    recipients: recipients.map((recipient) => ({
      ...recipient,
      address: asciiAddress(recipient.address) ?? recipient.address,
    })),
    international: recipients.some(({ address }) => asciiAddress(address) === undefined),
  };
}
