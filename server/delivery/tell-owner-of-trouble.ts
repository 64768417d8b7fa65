import type { Clock } from "#server/clock.ts";
import { composeMail } from "#server/mail/compose-mail.ts";
import type { MailTransport } from "#server/mail/mail-transport.ts";
import type { Mailbox } from "#server/mail/mailbox.ts";
import { troubleLetter } from "#server/mail/trouble-letter.ts";
import { facts } from "#shop/facts.ts";
import type { SinkHealth } from "./outbox-health.ts";
import type { Sink } from "./sink.ts";
import type { MailFrom } from "./sinks.ts";
import { troubleRecord } from "./trouble-record.ts";

/** Mail may be held up for a moment; the CRM hears of it only after this long. */
const CRM_AFTER_MS = 60 * 60 * 1000;
/** An alert is not worth waiting for as long as a lead's mail. */
const PATIENCE_MS = 45_000;

export interface TellParts {
  transport: MailTransport;
  mail: MailFrom;
  /** Who is told: `ALERT_MAIL`, or where the shop reads its mail. */
  owner: Mailbox;
  /** The CRM's sink, where one is configured. */
  crm?: Sink | undefined;
  siteUrl: string;
  clock: Clock;
  /** Ends what is under way. */
  signal?: AbortSignal | undefined;
}

/**
 * Tells the owner of trouble by the first way that works: their alert address, the shop's own address
 * if that is another, and after an hour of trying the CRM, unless that is what is in trouble (decision
 * 143). Returns the way, or undefined when none worked.
 * @param since when the incident began, ISO 8601: the same for every attempt to tell of it.
 */
export async function tellOwner(
  parts: TellParts,
  trouble: SinkHealth,
  since: string,
): Promise<string | undefined> {
  const { owner, crm, clock } = parts;
  if (await mailed(parts, trouble, since, owner)) return "mail";
  const shop = { name: facts.name, address: facts.email };
  const isAnother = shop.address.toLowerCase() !== owner.address.toLowerCase();
  if (isAnother && (await mailed(parts, trouble, since, shop))) return "mail to the shop's address";
  const isOld = clock().getTime() - Date.parse(since) >= CRM_AFTER_MS;
  if (!crm || trouble.sink === "crm" || !isOld) return undefined;
  const { id, record } = troubleRecord(trouble, since, parts.siteUrl);
  const outcome = await crm.send({
    id,
    leadId: id,
    reference: String(record.reference),
    occasion: "alert",
    payload: JSON.stringify(record),
    attempt: 1,
  });
  return outcome.kind === "delivered" ? "CRM" : undefined;
}

async function mailed(
  { transport, mail, siteUrl, clock, signal }: TellParts,
  trouble: SinkHealth,
  since: string,
  to: Mailbox,
): Promise<boolean> {
  const day = clock().toISOString().slice(0, 10);
  const composed = await composeMail(
    { ...troubleLetter(trouble, siteUrl), to },
    { id: `trouble-${trouble.sink}-${Date.parse(since)}-${day}`, from: mail.from, inbox: to },
  );
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const outcome = await transport.hand(
    composed,
    `alert-${trouble.sink}-${day}`,
    signal ? AbortSignal.any([signal, patience]) : patience,
  );
  return outcome.kind === "delivered";
}
