import type { Sink } from "#server/outbox/sink.ts";
import { facts } from "#shop/facts.ts";
import type { Email } from "./email.ts";
import { ownerEmail } from "./owner-email.ts";

/** A sink's messages that need the owner's attention. */
export interface StuckMessages {
  sink: Sink["name"];
  pending: number;
  parked: number;
  /** When the oldest pending message was queued. */
  pendingSince?: Date;
  /** Why the latest message failed. */
  lastError?: string;
}

/** Names of the sinks as the owner knows them. */
export const sinkLabels: Record<Sink["name"], string> = {
  crm: "the CRM",
  shop_mail: "the shop's inbox",
  shopper_mail: "shoppers",
};

const time = new Intl.DateTimeFormat("en-US", {
  timeZone: facts.timeZone,
  dateStyle: "medium",
  timeStyle: "short",
});

/** Composes the email to the owner about parked or stuck messages. */
export function stuckMessagesEmail(stuck: StuckMessages, siteUrl: string): Email {
  const { sink, pending, parked, pendingSince, lastError } = stuck;
  const receiver = sinkLabels[sink];
  const subject = `Leads do not reach ${receiver}`;
  const lines = [
    `Every lead is stored safely. But some could not be delivered to ${receiver}:`,
    parked > 0 ? `${parked} given up on after many attempts, or refused for good.` : "",
    pendingSince
      ? `${pending} still being tried, the oldest since ${time.format(pendingSince)}.`
      : "",
    lastError ? `The last answer: ${lastError}` : "",
    `More of it: npm run leads -- list, then npm run leads -- show and the reference. What is still being tried goes out by itself once ${receiver} can be reached again; what was given up on with npm run leads -- redeliver --parked.`,
    "npm run doctor tries everything that is configured and says what to write instead.",
    "This is said once. You hear of it again when more is given up on a day later, or when it happens anew.",
  ].filter((line) => line !== "");
  return ownerEmail(subject, lines, siteUrl);
}
