import type { DueDelivery, Outcome, Sink } from "#server/delivery/sink.ts";
import type { Letter, Mailbox } from "./letter.ts";
import type { MailTransport, OutgoingMail } from "./mail-transport.ts";

export interface MailSinkConfig {
  /** `MAIL_FROM`, or the shop's own address. */
  from: string | Mailbox;
  /** Where the shop reads its mail. */
  shopInbox: string | Mailbox;
  /** Right side of Message-IDs. */
  messageHost: string;
}

/** For writing down how it went. */
const LEASE_MARGIN_MS = 5_000;

/** Sends the letters of one outbox lane. */
export function mailSink(
  name: "shop_mail" | "shopper_mail",
  transport: MailTransport,
  config: MailSinkConfig,
): Sink {
  return {
    name,
    leaseMs: transport.longestMs + LEASE_MARGIN_MS,
    send: (delivery): Promise<Outcome> =>
      transport.hand(compose(delivery, config), mailName(delivery, name)),
  };
}

function mailName({ reference, occasion }: DueDelivery, sink: string): string {
  return occasion === "accepted" ? `${reference}-${sink}` : `${reference}-${sink}-${occasion}`;
}

function compose({ id, payload }: DueDelivery, config: MailSinkConfig): OutgoingMail {
  const { to, replyTo, subject, text, html, calendar }: Letter = JSON.parse(payload);
  return {
    from: config.from,
    to: to ?? config.shopInbox,
    ...(replyTo ? { replyTo } : {}),
    subject,
    text,
    html,
    ...(calendar ? { icalEvent: { ...calendar, filename: "delivery.ics" } } : {}),
    messageId: `<${id}@${config.messageHost}>`,
    // Asks out-of-office programs not to answer.
    headers: { "Auto-Submitted": "auto-generated" },
    // Nothing of a letter may make the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
