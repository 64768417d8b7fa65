import type { FailingReceiver } from "#server/outbox/failing-receivers.ts";
import type { Sink } from "#server/outbox/sink.ts";
import { facts } from "#shop/facts.ts";
import type { Email } from "./email.ts";
import { ownerEmail } from "./owner-email.ts";
import { sinkLabels } from "./stuck-messages-email.ts";

/** A failing receiver and what waits for it. */
export interface FailingReceiverNews {
  sink: Sink["name"];
  receiver: Pick<FailingReceiver, "since" | "error">;
  pending: number;
  parked: number;
}

/** A receiver that answers again, and what became of the messages that waited for it. */
export interface RecoveredReceiverNews {
  sink: Sink["name"];
  receiver: Pick<FailingReceiver, "since" | "error"> & { answeredAt: Date };
  delivered: number;
  waiting: number;
  parked: number;
}

const time = new Intl.DateTimeFormat("en-US", {
  timeZone: facts.timeZone,
  dateStyle: "medium",
  timeStyle: "short",
});

/** Composes the email to the owner when a receiver fails. */
export function failingReceiverEmail(news: FailingReceiverNews, siteUrl: string): Email {
  const { sink, receiver, pending, parked } = news;
  const label = sinkLabels[sink];
  const lines = [
    `Every lead is stored safely. But since ${time.format(receiver.since)} none reaches ${label}: ${messages(pending, "waits", "wait")}.`,
    receiver.error,
    "One of them asks again at growing distances, at most an hour. When it is accepted, the others go out by themselves.",
    "To ask at once when it is put right: npm run leads -- redeliver and the reference of a lead that waits; npm run leads -- list shows them. npm run doctor tries everything that is configured.",
    parked > 0 ? givenUp(parked) : "",
    "This is said once. You hear of it again when it is over.",
  ].filter((line) => line !== "");
  return ownerEmail(`Leads do not reach ${label}`, lines, siteUrl);
}

/** Composes the email to the owner when a receiver answers again. */
export function recoveredReceiverEmail(news: RecoveredReceiverNews, siteUrl: string): Email {
  const { sink, receiver, delivered, waiting, parked } = news;
  const label = sinkLabels[sink];
  const { since, answeredAt, error } = receiver;
  const lines = [
    `Since ${time.format(answeredAt)} leads reach ${label} again. ${messages(delivered, "that waited went out by itself", "that waited went out by themselves")}.`,
    `Before that, from ${time.format(since)} on, the answer was: ${error}`,
    waiting > 0 ? `${messages(waiting, "is", "are")} still being tried.` : "",
    parked > 0 ? givenUp(parked) : "",
  ].filter((line) => line !== "");
  return ownerEmail(`Leads reach ${label} again`, lines, siteUrl);
}

/** Composes the email to the owner when the CRM takes leads but answers with a web page. */
export function pageAnswerEmail(siteUrl: string): Email {
  const lines = [
    "The CRM answered the last lead with status 200, but with a web page instead of data. That may be its way, or a login or error page of something in between. Please look whether the CRM has the lead.",
    "If it has, all is well. If not, correct CRM_WEBHOOK_URL; then npm run leads -- redeliver and the reference of each missing lead sends it once more. npm run leads -- list shows them.",
    "This is said once.",
  ];
  return ownerEmail("The CRM answers with a web page", lines, siteUrl);
}

function messages(count: number, one: string, many: string): string {
  return count === 1 ? `1 message ${one}` : `${count} messages ${many}`;
}

function givenUp(parked: number): string {
  return `${messages(parked, "was", "were")} given up on: npm run leads -- redeliver --parked sends what was given up on.`;
}
