import { composeEmail } from "#server/mail/compose-email.ts";
import type { Email } from "#server/mail/email.ts";
import type { SenderAndInbox } from "#server/mail/email-settings.ts";
import type { EmailTransport } from "#server/mail/email-transport.ts";
import type { Sink } from "#server/outbox/sink.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Mailbox } from "#server/platform/mailbox.ts";
import { facts } from "#shop/facts.ts";
import { uuidFromText, websiteRecord } from "./website-record.ts";

/** Email may be delayed briefly, so the CRM gets the alert only after this time. */
const CRM_AFTER_MS = 60 * 60 * 1000;
/** Shorter than for emails about leads, as an alert is not worth waiting that long. */
const TIMEOUT_MS = 45_000;

export interface AlertDeps {
  transport: EmailTransport;
  mail: SenderAndInbox;
  /** The recipient: `ALERT_MAIL`, or else the shop's inbox. */
  owner: Mailbox;
  /** The CRM's sink, if one is configured. */
  crm?: Sink | undefined;
  siteUrl: string;
  clock: Clock;
  /** Aborts sending. */
  signal?: AbortSignal | undefined;
}

/** An alert to the owner. */
export interface Alert {
  /** Identifies the alert, such as `trouble-crm`. */
  name: string;
  /** Contains no personal data. */
  email: Email;
  /** The CRM itself is failing, so the alert isn't sent to it. */
  aboutCrm: boolean;
}

/**
 * Alerts the owner by the first channel that works: their alert address; the shop's address if it
 * is a different one; and, after an hour, the CRM unless it is the one failing (decision 021).
 * Returns the channel, or undefined if none worked.
 * @param since when the incident began, ISO 8601; the same for every attempt.
 */
export async function alertOwner(
  deps: AlertDeps,
  alert: Alert,
  since: string,
): Promise<string | undefined> {
  const { owner, crm, clock } = deps;
  if (await sendEmail(deps, alert, since, owner)) return "mail";
  const shop = { name: facts.name, address: facts.email };
  const isOtherAddress = shop.address.toLowerCase() !== owner.address.toLowerCase();
  if (isOtherAddress && (await sendEmail(deps, alert, since, shop)))
    return "mail to the shop's address";
  const isOld = clock().getTime() - Date.parse(since) >= CRM_AFTER_MS;
  if (!crm || alert.aboutCrm || !isOld) return undefined;
  return (await postToCrm(crm, alert, since, deps.siteUrl)) ? "CRM" : undefined;
}

/** Posts a record tagged `website alert`; its id is the same for every attempt in an incident. */
async function postToCrm(
  crm: Sink,
  { name, email }: Alert,
  since: string,
  siteUrl: string,
): Promise<boolean> {
  const id = uuidFromText(`${name} ${since}`);
  const record = websiteRecord({
    id,
    reference: "ALERT",
    name: `${facts.name} website`,
    words: `${email.subject}. ${email.text}`,
    tag: "website alert",
    submittedAt: since,
    siteUrl,
  });
  const outcome = await crm.send({
    id,
    leadId: id,
    reference: "ALERT",
    occasion: "alert",
    attempt: 1,
    payload: JSON.stringify(record),
  });
  return outcome.kind === "delivered";
}

async function sendEmail(
  { transport, mail, clock, signal }: AlertDeps,
  { name, email }: Alert,
  since: string,
  to: Mailbox,
): Promise<boolean> {
  const day = clock().toISOString().slice(0, 10);
  const composed = await composeEmail(
    { ...email, to },
    { id: `${name}-${Date.parse(since)}-${day}`, from: mail.from, inbox: to },
  );
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const outcome = await transport.send(
    composed,
    `alert-${name}-${day}`,
    signal ? AbortSignal.any([signal, timeout]) : timeout,
  );
  return outcome.kind === "delivered";
}
