import type { DueMessage, SendResult, Sink } from "#server/outbox/sink.ts";
import { composeEmail } from "./compose-email.ts";
import type { Email } from "./email.ts";
import type { SenderAndInbox } from "./email-settings.ts";
import type { EmailTransport } from "./email-transport.ts";
import { referenceOnlyEmail } from "./reference-only-email.ts";
import { statusInError } from "./smtp-errors.ts";

/** Leases are renewed while a mail is accepted by the receiver, which may take minutes. */
const LEASE_MS = 60_000;

/** After seven minutes of refusals for its content, the shop gets a mail with the reference alone. */
const FALLBACK_AT_ATTEMPT = 5;

/** Sends the letters of one outbox lane. */
export function emailSink(
  name: "shop_mail" | "shopper_mail",
  transport: EmailTransport,
  { from, shopInbox, siteUrl }: SenderAndInbox & { siteUrl: string },
): Sink {
  return {
    name,
    receiver: `${transport.receiver} ${from.address} ${name === "shop_mail" ? shopInbox.address : ""}`,
    leaseMs: LEASE_MS,
    refusalCode: statusInError,
    send: async (delivery, signal): Promise<SendResult> => {
      const email: Email = JSON.parse(delivery.payload);
      const composed = await composeEmail(email, { id: delivery.id, from, inbox: shopInbox });
      const outcome = await transport.send(composed, emailName(delivery, name), signal);
      if (name === "shopper_mail") return outcome;
      if (isFallbackAttempt(outcome, delivery)) await sendReferenceOnly(delivery);
      return retryInsteadOfParking(outcome);
    },
  };

  /** The shop hears of a lead, whatever a filter on its server holds against the words in it. */
  async function sendReferenceOnly({ id, reference }: DueMessage): Promise<void> {
    const email = referenceOnlyEmail(reference, siteUrl);
    const composed = await composeEmail(email, { id: `${id}.refused`, from, inbox: shopInbox });
    await transport.send(composed, `${reference}-refused`);
  }
}

function isFallbackAttempt(outcome: SendResult, { attempt }: DueMessage): boolean {
  return (
    outcome.kind === "retry" && outcome.contentRefused === true && attempt === FALLBACK_AT_ATTEMPT
  );
}

/**
 * Every mail of the shop goes to one inbox: what is refused there is not about the lead. It is
 * tried again for three days, and the other emails wait for it (rule 15.12).
 */
function retryInsteadOfParking(outcome: SendResult): SendResult {
  if (outcome.kind !== "park") return outcome;
  return {
    kind: "retry",
    error: outcome.error,
    scope: "receiver",
    surelyReceiver: true,
    ownerMustFix: true,
  };
}

function emailName({ reference, occasion }: DueMessage, sink: string): string {
  return occasion === "accepted" ? `${reference}-${sink}` : `${reference}-${sink}-${occasion}`;
}
