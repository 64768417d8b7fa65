import type { DueDelivery, Outcome, Sink } from "#server/outbox/sink.ts";
import { composeMail } from "./compose-mail.ts";
import type { Letter } from "./letter.ts";
import type { MailFrom } from "./mail-settings.ts";
import type { MailTransport } from "./mail-transport.ts";
import { refusedLetter } from "./refused-letter.ts";
import { quotedStatus } from "./smtp-fault.ts";

/** Leases are renewed while a mail is handed over, which may take minutes. */
const LEASE_MS = 60_000;

/** After seven minutes of refusals for its content, the shop gets a mail with the reference alone. */
const TOLD_AT_ATTEMPT = 5;

/** Sends the letters of one outbox lane. */
export function mailSink(
  name: "shop_mail" | "shopper_mail",
  transport: MailTransport,
  { from, shopInbox, siteUrl }: MailFrom & { siteUrl: string },
): Sink {
  return {
    name,
    receiver: `${transport.receiver} ${from.address} ${name === "shop_mail" ? shopInbox.address : ""}`,
    leaseMs: LEASE_MS,
    refusalCode: quotedStatus,
    send: async (delivery, signal): Promise<Outcome> => {
      const letter: Letter = JSON.parse(delivery.payload);
      const mail = await composeMail(letter, { id: delivery.id, from, inbox: shopInbox });
      const outcome = await transport.hand(mail, mailName(delivery, name), signal);
      if (name === "shopper_mail") return outcome;
      if (isTellingTime(outcome, delivery)) await tellWithoutTyped(delivery);
      return neverGivenUpAtOnce(outcome);
    },
  };

  /** The shop hears of a lead, whatever a filter on its server holds against the words in it. */
  async function tellWithoutTyped({ id, reference }: DueDelivery): Promise<void> {
    const letter = refusedLetter(reference, siteUrl);
    const mail = await composeMail(letter, { id: `${id}.refused`, from, inbox: shopInbox });
    await transport.hand(mail, `${reference}-refused`);
  }
}

function isTellingTime(outcome: Outcome, { attempt }: DueDelivery): boolean {
  return outcome.kind === "retry" && outcome.aboutContent === true && attempt === TOLD_AT_ATTEMPT;
}

/**
 * Every mail of the shop goes to one inbox: what is refused there is not about the lead. It is
 * tried again for three days, and the other mails wait for it (rule 15.12).
 */
function neverGivenUpAtOnce(outcome: Outcome): Outcome {
  if (outcome.kind !== "park") return outcome;
  return { kind: "retry", error: outcome.error, about: "receiver", certain: true, patient: true };
}

function mailName({ reference, occasion }: DueDelivery, sink: string): string {
  return occasion === "accepted" ? `${reference}-${sink}` : `${reference}-${sink}-${occasion}`;
}
