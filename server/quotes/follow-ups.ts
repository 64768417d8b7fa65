import { shopDateTime } from "#domain/delivery/delivery-moment.ts";
import type { FollowUp } from "#domain/quote/follow-ups.ts";
import { facts } from "#shop/facts.ts";
import { followUpColumns } from "./follow-up-columns.ts";
import type { LockedQuote } from "./locked-quote.ts";
import { onLead } from "./on-lead.ts";
import { contactOf } from "./quote-contact.ts";
import type { StoredQuoteDeps } from "./quote-deps.ts";
import { queueEndsSoonEmail, queueStaffEmail } from "./quote-messages.ts";
import { type StoredVersion, updateVersion } from "./stored-versions.ts";

const BATCH_SIZE = 50;

/**
 * Ends the versions whose last day is over, and queues the follow-ups that are due, each once by any
 * number of processes (rule 19.12). Returns how many emails were queued.
 */
export async function queueFollowUps(deps: StoredQuoteDeps): Promise<number> {
  const now = deps.clock();
  const today = shopDateTime(facts.timeZone, now).date;
  const { queries } = deps.store;
  const ended = await queries
    .selectFrom("quote_versions")
    .select("lead_id")
    .where("status", "=", "open")
    .where("good_until", "<", today)
    .limit(BATCH_SIZE)
    .execute();
  // Every change of a quote begins by ending a version that is over.
  for (const { lead_id } of ended) await onLead(deps, lead_id, async () => {});
  const due = await queries
    .selectFrom("quote_versions")
    .select(["lead_id", "number"])
    .where("follow_up_at", "<=", now.toISOString())
    .limit(BATCH_SIZE)
    .execute();
  let queued = 0;
  for (const { lead_id, number } of due) {
    const sent = await onLead(deps, lead_id, (quote) => followUp(quote, number));
    queued += sent ?? 0;
  }
  return queued;
}

async function followUp(quote: LockedQuote, number: number): Promise<number> {
  const { queries, versions, now } = quote;
  const version = versions.find((one) => one.number === number);
  if (!version?.follow_up_at || version.follow_up_at > now.toISOString()) return 0;
  const what = version.follow_up as FollowUp;
  const { sent_at, good_until } = version;
  const next = followUpColumns({ sentAt: new Date(sent_at), goodUntil: good_until }, what);
  await updateVersion(queries, version, next);
  return sendFollowUp(quote, version, what);
}

/** Sends nothing that isn't true any more, such as after a day without the server. */
async function sendFollowUp(
  quote: LockedQuote,
  version: StoredVersion,
  what: FollowUp,
): Promise<number> {
  const isOpen = version.status === "open";
  if (what === "ends_soon") {
    if (!isOpen || contactOf(quote.lead).email === "") return 0;
    await queueEndsSoonEmail(quote, version);
    return 1;
  }
  const news = what === "ended" ? "ended" : "notOpened";
  const isTrue = what === "ended" ? version.status === "expired" : isOpen && !version.opened_at;
  if (!isTrue || version !== quote.versions.at(-1)) return 0;
  await queueStaffEmail(quote, { what: news, version, words: "" });
  return 1;
}
