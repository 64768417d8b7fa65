import type { DueMessage, SendResult, Sink } from "#server/outbox/sink.ts";
import { composeEmail } from "./compose-email.ts";
import type { Email } from "./email.ts";
import type { SenderAndInbox } from "./email-settings.ts";
import type { EmailTransport } from "./email-transport.ts";
import { referenceOnlyEmail } from "./owner-email.ts";
import { statusInError } from "./smtp-errors.ts";

/** Leases are renewed while the email server accepts an email, which may take minutes. */
const LEASE_MS = 60_000;

/**
 * After about seven minutes of content refusals, the shop gets an email with only the reference.
 */
const FALLBACK_AT_ATTEMPT = 5;

/** A sink that sends emails by a transport. */
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
    recipient: (payload) => {
      const email: Email = JSON.parse(payload);
      return email.to?.address;
    },
    send: async (message, signal): Promise<SendResult> => {
      const email: Email = JSON.parse(message.payload);
      const composed = await composeEmail(email, { id: message.id, from, inbox: shopInbox });
      const outcome = await transport.send(composed, emailName(message, name), signal);
      if (name === "shopper_mail") return outcome;
      if (isFallbackAttempt(outcome, message)) await sendReferenceOnly(message);
      return retryInsteadOfParking(outcome);
    },
  };

  /** Informs the shop of a lead even if a filter on its email server rejects the lead's text. */
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
 * All shop emails go to one inbox, so a refusal there is not about the lead. It is retried for
 * three days, and other emails wait for it (rule 15.12).
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
