import type { Config } from "#server/config/read-config.ts";
import { senderAndInbox } from "#server/mail/email-settings.ts";
import { asciiAddress, parseMailbox } from "#server/platform/mailbox.ts";

/** Somebody at no shop's domain, as every shopper is (RFC 2606); no mail is sent there. */
const EXAMPLE_SHOPPER = "someone@example.com";

/** Whose address the mail server is asked about. */
export interface Recipient {
  address: string;
  /** How the owner calls it; undefined for the shopper nobody is. */
  setting?: string;
}

/** Who the shop's emails are from and for, as they go over the wire, a shopper last. */
export function envelopeToTest(config: Pick<Config, "mailFrom" | "shopInbox" | "alertEmail">) {
  const { from, shopInbox } = senderAndInbox(config);
  const inbox = config.shopInbox ? "SHOP_INBOX" : "the shop's address in shop/facts.ts";
  const named: Required<Recipient>[] = [
    { address: shopInbox.address, setting: inbox },
    ...(config.alertEmail
      ? [{ address: parseMailbox(config.alertEmail).address, setting: "ALERT_MAIL" }]
      : []),
  ];
  const recipients: Recipient[] = [...named, { address: EXAMPLE_SHOPPER }];
  return {
    from: asciiAddress(from.address) ?? from.address,
    recipients: recipients.map((recipient) => ({
      ...recipient,
      address: asciiAddress(recipient.address) ?? recipient.address,
    })),
    international: recipients.some(({ address }) => asciiAddress(address) === undefined),
  };
}
