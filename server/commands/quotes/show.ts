import { cleanText } from "#domain/clean-text.ts";
import { dateAndTime } from "#domain/desk/date-and-time.ts";
import { formatMoneyWithCents } from "#domain/money.ts";
import type { Acceptance, ListedVersion, Payment, QuoteMessage } from "#domain/quote/quote-view.ts";
import { formatsIn } from "#formats-in";
import { alignColumns, CommandError, type CommandOutput } from "#server/commands/leads/output.ts";
import type { StoredLead } from "#server/leads/lead-queries.ts";
import { quoteContent } from "#server/mail/quote-content.ts";
import { bookedDelivery } from "#server/quotes/book-delivery.ts";
import { sentQuote } from "#server/quotes/lead-quote.ts";
import type { StoredQuoteDeps } from "#server/quotes/quote-deps.ts";
import { facts } from "#shop/facts.ts";

const { longDate, requestedDateTime } = formatsIn.en;

const payments = { at_once: "all at once", monthly: "monthly", unsure: "not sure how to pay" };
const ways = { email: "by email", link: "by link", text: "by text" };

/**
 * Everything about a lead's quote that was sent, agreed and paid; without its link, which opens it to
 * whoever has it.
 * @throws CommandError if nothing was sent
 */
export async function showQuote(
  { store, config, clock }: StoredQuoteDeps,
  lead: Pick<StoredLead, "id" | "reference" | "name" | "language">,
): Promise<CommandOutput> {
  const { queries } = store;
  const { link, ...quote } = await sentQuote({ queries, config, clock }, lead);
  const { reference, name } = lead;
  if (link === null) throw new CommandError(`No quote was sent for ${reference} yet.`);
  const booking = await bookedDelivery({ queries, config, lead }, "en");
  const delivery = booking && requestedDateTime(booking.date, booking.start);
  const parts = [
    alignColumns([
      ["Reference", reference],
      ["Name", name],
      ...(quote.due === null ? [] : [["Still due", formatMoneyWithCents(quote.due)]]),
      ...(delivery === null ? [] : [["Delivery", delivery]]),
    ]),
    ...quote.versions.map((version) => versionText(version, config.siteUrl)),
    part("PAYMENTS", quote.payments.map(paymentText)),
    part("MESSAGES", quote.messages.map(messageText)),
  ];
  return {
    json: { reference, name, delivery, ...quote },
    // Without control characters, which a terminal would obey.
    text: cleanText(parts.filter((text) => text !== "").join("\n\n")),
  };
}

function versionText(version: ListedVersion, siteUrl: string): string {
  const { number, status, offer, sentAt, sentBy, by, openedAt, changedAt } = version;
  const { acceptance, reason } = version;
  const since = status === "open" ? "" : ` since ${time(changedAt)}`;
  return [
    `VERSION ${number}: ${status}${since}, good until ${longDate(offer.goodUntil)}`,
    `Sent ${ways[by]}, ${time(sentAt)}, by ${sentBy}`,
    openedAt ? `Opened ${time(openedAt)}` : "Not seen opened",
    acceptance ? acceptanceText(acceptance) : "",
    reason === "" ? "" : `Reason: ${reason}`,
    indented(quoteContent(offer, siteUrl, "en").text),
  ]
    .filter((line) => line !== "")
    .join("\n");
}

function acceptanceText({ name, at, payment, recordedBy }: Acceptance): string {
  const recorded = recordedBy === null ? "" : `, recorded by ${recordedBy}`;
  return `Accepted by ${name}, ${time(at)}, ${payments[payment]}${recorded}`;
}

function paymentText({ amount, method, at, by }: Payment): string {
  return `${time(at)}: ${formatMoneyWithCents(amount)}, ${method}, by ${by}`;
}

function messageText({ name, at, text }: QuoteMessage): string {
  return `${time(at)}, ${name}:\n${indented(text)}`;
}

function part(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : [title, ...lines].join("\n");
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, "  ");
}

function time(instant: string): string {
  return dateAndTime(facts.timeZone, new Date(instant));
}
