import type { Config } from "#server/config/read-config.ts";
import { senderAndInbox } from "#server/mail/email-settings.ts";
import { asciiAddress, parseMailbox } from "#server/platform/mailbox.ts";

/**
 * A recipient outside the shop's domain, as every shopper is (RFC 2606); no email is sent there.
 */
const EXAMPLE_SHOPPER = "someone@example.com";

/** A recipient to test with the email server. */
export interface Recipient {
  address: string;
  /** The name of its setting; undefined for the example shopper. */
  setting?: string;
}

/** Sender and recipients of the shop's emails, as sent over SMTP; the example shopper is last. */
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
