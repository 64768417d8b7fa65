import type { QuoteMessage } from "#domain/quote/quote-view.ts";
import type { FindColleague } from "#server/inbox/staff-names.ts";
import type { Queries } from "#server/store/store-interface.ts";
import type { LockedQuote } from "./locked-quote.ts";
import { moveLead } from "./move-lead.ts";
import { queueReplyEmail } from "./quote-messages.ts";
import type { QuoteOutcome } from "./quote-outcome.ts";

/** Within how many milliseconds the same words are a second click. */
const REPEAT_MS = 10 * 60_000;

type Kind = "question" | "change" | "again" | "reply";

function messageRows(queries: Queries, leadId: string) {
  return queries
    .selectFrom("quote_messages")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("number");
}

/** What shopper and staff wrote to each other about a quote, oldest first. */
export async function readThread(
  queries: Queries,
  { leadId, shopper }: { leadId: string; shopper: string },
  names: FindColleague,
): Promise<QuoteMessage[]> {
  const rows = await messageRows(queries, leadId).execute();
  return rows.map(({ kind, by_id, text, at }) => ({
    from: kind === "reply" ? "shop" : "shopper",
    name: kind === "reply" ? (names(by_id)?.name ?? "") : shopper,
    text,
    at,
  }));
}

/** Whether these are the thread's last words, written again a moment later. */
export async function isRepeated(
  { queries, lead, now }: LockedQuote,
  { kind, text }: { kind: Kind; text: string },
): Promise<boolean> {
  const last = (await messageRows(queries, lead.id).execute()).at(-1);
  if (!last || last.kind !== kind || last.text !== text) return false;
  return now.getTime() - Date.parse(last.at) < REPEAT_MS;
}

/** @returns the message's number within the thread */
export async function addMessage(
  { queries, lead, now }: LockedQuote,
  { kind, text, by }: { kind: Kind; text: string; by: string | null },
): Promise<number> {
  const last = (await messageRows(queries, lead.id).execute()).at(-1);
  const number = (last?.number ?? 0) + 1;
  await queries
    .insertInto("quote_messages")
    .values({ lead_id: lead.id, number, at: now.toISOString(), kind, by_id: by, text })
    .execute();
  return number;
}

/**
 * Answers the shopper by email and on the quote's page, once there is one, which stops the response clock
 * (rule 19.13).
 * @returns with the lead's version, since a reply is done with the lead
 */
export async function replyToShopper(
  quote: LockedQuote,
  { memberId, text, key }: { memberId: string; text: string; key?: string | undefined },
): Promise<QuoteOutcome> {
  const { lead } = quote;
  const { reference, state, lead_version } = lead;
  if (await isRepeated(quote, { kind: "reply", text })) {
    return { ok: true, reference, version: lead_version, state };
  }
  const number = await addMessage(quote, { kind: "reply", text, by: memberId });
  const moved = await moveLead(quote, { what: "reply", by: memberId, key, text });
  await queueReplyEmail(quote, { memberId, text, number });
  return { ok: true, reference, version: moved.version, state: moved.state };
}
