import { randomUUID } from "node:crypto";
import type { Email } from "#server/mail/email.ts";
import { emailHeading, emailLayout, emailParagraph } from "#server/mail/email-layout.ts";
import { html } from "#server/mail/html.ts";
import { addMs, isDue, resultColumns } from "#server/outbox/message-queue.ts";
import type { DueMessage, SendResult, Sink } from "#server/outbox/sink.ts";
import type { Clock } from "#server/platform/clock.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { Store } from "#server/store/store-interface.ts";
import { reminderOccasion } from "./awaiting-response.ts";

/** Shop emails that are sent one by one within an hour. */
export const MAX_SINGLE_EMAILS = 40;
const HOUR_MS = 60 * 60_000;
/** In units of `DELIVERY_RETRY_BASE_MS`: ten minutes by default. */
const INTERVAL_FACTOR = 60;
/** Rows per statement, so that a flood doesn't block others for long. */
const BATCH = 500;

const INTRODUCTION =
  "More came in than an inbox should get one by one. Every request is stored, and your CRM gets each of them. To read one, run";
const COMMAND = "npm run leads -- show REFERENCE";

export interface MoreLeadsDeps {
  store: Store;
  siteUrl: string;
  clock: Clock;
  /** `DELIVERY_RETRY_BASE_MS`, in milliseconds. */
  retryBaseMs: number;
}

/** A message to the shop as the email about more leads names it. */
type NamedMessage = Pick<DueMessage, "id" | "reference" | "occasion">;

/**
 * Protects the shop's inbox from a flood (rule 15.20): after the fortieth email of an hour, the
 * longest due message is sent as one email that names every message waiting then, and all of them
 * count as delivered. Another such email follows after ten minutes.
 */
export function withMoreLeadsEmail(sink: Sink, deps: MoreLeadsDeps): Sink {
  if (sink.name !== "shop_mail") return sink;
  const forAll: Sink = {
    ...sink,
    send: (message, signal) => sendMoreLeads(sink, message, deps, signal),
  };
  return {
    ...sink,
    nextSends: async () => {
      const { sent, sending, forAllSent } = await latestEmails(deps);
      const left = MAX_SINGLE_EMAILS - sent - sending;
      if (left > 0) return { via: sink, most: left };
      return { via: forAll, most: sending > 0 || forAllSent > 0 ? 0 : 1 };
    },
  };
}

/** How many emails were sent one by one in an hour, are being sent, and named others lately. */
async function latestEmails({ store, clock, retryBaseMs }: MoreLeadsDeps) {
  const now = clock();
  const count = store.queries
    .selectFrom("deliveries")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("sink", "=", "shop_mail");
  const delivered = count.where("status", "=", "delivered");
  const sent = delivered
    .where("digest", "is", null)
    .where("next_attempt_at", ">", addMs(now, -HOUR_MS));
  const sending = count
    .where("status", "=", "pending")
    .where("lease", "is not", null)
    .where("next_attempt_at", ">", now.toISOString());
  const forAllSent = delivered
    .where("digest", "is not", null)
    .where("next_attempt_at", ">", addMs(now, -INTERVAL_FACTOR * retryBaseMs))
    // Not in the future: then the clock was set back since.
    .where("next_attempt_at", "<=", now.toISOString());
  // One query, so that a message delivered meanwhile is counted exactly once.
  const counts = await store.queries
    .selectNoFrom([sent.as("sent"), sending.as("sending"), forAllSent.as("forAllSent")])
    .executeTakeFirstOrThrow();
  return {
    sent: Number(counts.sent),
    sending: Number(counts.sending),
    forAllSent: Number(counts.forAllSent),
  };
}

/** Sends one email about a claimed message and all that are due, and records that for the others. */
async function sendMoreLeads(
  sink: Sink,
  message: DueMessage,
  { store, siteUrl, clock }: MoreLeadsDeps,
  signal?: AbortSignal,
): Promise<SendResult> {
  const named: NamedMessage[] = [message, ...(await dueMessages(store, clock()))];
  // A new id for every attempt, as an inbox may drop a repeated one although it names more.
  const id = randomUUID();
  const payload = JSON.stringify(moreLeadsEmail(named, siteUrl));
  const email = { ...message, id, reference: "more-leads", occasion: id, payload };
  const outcome = await sink.send(email, signal);
  if (outcome.kind === "delivered") await recordNamed(store, id, named, clock());
  return outcome;
}

function dueMessages({ queries }: Store, now: Date): Promise<NamedMessage[]> {
  return queries
    .selectFrom("deliveries")
    .innerJoin("leads", "leads.id", "deliveries.lead_id")
    .select(["deliveries.id", "leads.reference", "deliveries.occasion"])
    .where((row) => isDue(row, "shop_mail", now))
    .orderBy("deliveries.queued_at")
    .execute();
}

/** Records the email for the messages it names; the one claimed for it keeps its lease. */
async function recordNamed(
  { queries }: Store,
  digest: string,
  [claimed, ...others]: readonly NamedMessage[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < others.length; from += BATCH) {
    const ids = others.slice(from, from + BATCH).map(({ id }) => id);
    await retryOnBusy(() =>
      queries
        .updateTable("deliveries")
        .set({ ...resultColumns({ status: "delivered" }, now), digest })
        .where("id", "in", ids)
        .where((row) => isDue(row, "shop_mail", now))
        .execute(),
    );
  }
  await retryOnBusy(() =>
    queries
      .updateTable("deliveries")
      .set({ digest })
      .where("id", "=", claimed?.id ?? "")
      .execute(),
  );
}

/**
 * Composes the email to the shop that names messages by their references: personal data stays in
 * the database, where it can be erased, and text from a flood isn't passed on.
 */
export function moreLeadsEmail(named: readonly Omit<NamedMessage, "id">[], siteUrl: string): Email {
  const title = `More leads are waiting (${named.length.toLocaleString("en-US")})`;
  const lines = named.map(({ reference, occasion }) => `${reference}${noteOn(occasion)}`);
  const body = html`${emailHeading(title)}
${emailParagraph(html`${INTRODUCTION} <strong>${COMMAND}</strong>.`)}
${emailParagraph(html`${lines.map((line) => html`${line}<br>`)}`)}`;
  return {
    subject: title,
    text: [title, `${INTRODUCTION} ${COMMAND}.`, lines.join("\n")].join("\n\n"),
    html: emailLayout({ title, preheader: lines[0] ?? "", body, language: "en", siteUrl }),
  };
}

function noteOn(occasion: string): string {
  if (occasion === "accepted") return "";
  return occasion.startsWith(reminderOccasion) ? " (still to answer)" : " (changed)";
}
