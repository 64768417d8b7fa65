import { shopDateTime } from "#domain/delivery/delivery-moment.ts";
import { dateAndTime } from "#domain/desk/date-and-time.ts";
import { formatMoneyWithCents } from "#domain/money.ts";
import { formatsIn } from "#formats-in";
import { alignColumns, type CommandOutput } from "#server/commands/leads/output.ts";
import { type LatestQuote, latestQuotes } from "#server/quotes/latest-quotes.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { facts } from "#shop/facts.ts";

const { longDate } = formatsIn.en;

const head = ["REFERENCE", "NAME", "VERSION", "STATUS", "TOTAL", "GOOD UNTIL", "OPENED"];

/** The latest quotes, each with the version that its page shows. */
export async function listQuotes(
  queries: Queries,
  limit: number,
  now: Date,
): Promise<CommandOutput> {
  const today = shopDateTime(facts.timeZone, now).date;
  const quotes = await latestQuotes(queries, limit, today);
  return {
    json: quotes.map(({ reference, name, version }) => ({
      reference,
      name,
      version: version.number,
      status: version.status,
      total: version.total,
      goodUntil: version.good_until,
      sentAt: version.sent_at,
      openedAt: version.opened_at,
    })),
    text: quotes.length === 0 ? "No quotes yet." : alignColumns([head, ...quotes.map(toRow)]),
  };
}

function toRow({ reference, name, version }: LatestQuote): string[] {
  const { number, status, total, good_until, opened_at } = version;
  const opened = opened_at ? dateAndTime(facts.timeZone, new Date(opened_at)) : "not seen opened";
  const until = longDate(good_until);
  return [reference, name, String(number), status, formatMoneyWithCents(total), until, opened];
}
