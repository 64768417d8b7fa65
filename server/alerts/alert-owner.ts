import { composeEmail } from "#server/mail/compose-email.ts";
import type { Email } from "#server/mail/email.ts";
import type { SenderAndInbox } from "#server/mail/email-settings.ts";
import type { EmailTransport } from "#server/mail/email-transport.ts";
import type { Sink } from "#server/outbox/sink.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Mailbox } from "#server/platform/mailbox.ts";
import { facts } from "#shop/facts.ts";
import { uuidFromText, websiteRecord } from "./website-record.ts";

/** Mail may be held up for a moment; the CRM hears of it only after this long. */
const CRM_AFTER_MS = 60 * 60 * 1000;
/** An alert is not worth waiting for as long as a lead's mail. */
const TIMEOUT_MS = 45_000;

export interface AlertDeps {
  transport: EmailTransport;
  mail: SenderAndInbox;
  /** Who is told: `ALERT_MAIL`, or where the shop reads its mail. */
  owner: Mailbox;
  /** The CRM's sink, where one is configured. */
  crm?: Sink | undefined;
  siteUrl: string;
  clock: Clock;
  /** Ends what is under way. */
  signal?: AbortSignal | undefined;
}

/** What the owner is alerted. */
export interface Alert {
  /** Tells it from other alerts, such as `trouble-crm`. */
  name: string;
  /** Without anybody's data. */
  email: Email;
  /** The CRM itself is in trouble, and hears nothing of it. */
  aboutCrm: boolean;
}

/**
 * Tells the owner of trouble by the first way that works: their alert address, the shop's own address
 * if that is another, and after an hour of trying the CRM, unless that is what is in trouble (decision
 * 021). Returns the way, or undefined when none worked.
 * @param since when the incident began, ISO 8601: the same for every attempt to tell of it.
 */
export async function alertOwner(
  deps: AlertDeps,
  alert: Alert,
  since: string,
): Promise<string | undefined> {
  const { owner, crm, clock } = deps;
  if (await sendEmail(deps, alert, since, owner)) return "mail";
  const shop = { name: facts.name, address: facts.email };
  const isDifferentProduct = shop.address.toLowerCase() !== owner.address.toLowerCase();
  if (isDifferentProduct && (await sendEmail(deps, alert, since, shop)))
    return "mail to the shop's address";
  const isOld = clock().getTime() - Date.parse(since) >= CRM_AFTER_MS;
  if (!crm || alert.aboutCrm || !isOld) return undefined;
  return (await postToCrm(crm, alert, since, deps.siteUrl)) ? "CRM" : undefined;
}

/** A record tagged `website alert`; its id is the same for every attempt to tell of an incident. */
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
    ...{ id, leadId: id, reference: "ALERT", occasion: "alert", attempt: 1 },
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
