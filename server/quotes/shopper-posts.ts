import { addEntry } from "#server/inbox/history.ts";
import { changeStatus } from "./change-version.ts";
import type { LockedQuote } from "./locked-quote.ts";
import { moveLead, versionText } from "./move-lead.ts";
import { queueStaffEmail } from "./quote-messages.ts";
import type { QuoteOutcome } from "./quote-outcome.ts";
import { addMessage, isRepeated } from "./quote-thread.ts";
import { versionConflict } from "./refusals.ts";
import { shownVersion, updateVersion, versionFor } from "./stored-versions.ts";

/** Declines the open version; the lead is lost unless another version is accepted (rule 19.5). */
export async function declineVersion(
  quote: LockedQuote,
  { number, reason }: { number: number; reason: string },
): Promise<QuoteOutcome> {
  const { lead, versions } = quote;
  const { reference } = lead;
  const open = versionFor("decline", versions, number);
  if (!open) {
    const declined = versions.find((version) => version.number === number);
    if (declined?.status === "declined" && declined === versions.at(-1)) {
      return { ok: true, reference, version: number, state: lead.state };
    }
    return versionConflict(quote);
  }
  const version = await changeStatus(quote, open, "declined", reason || null);
  const entry = { by: null, text: reason, detail: versionText(version) };
  const { state } = await moveLead(quote, { what: "quote_declined", ...entry, version });
  await queueStaffEmail(quote, { what: "declined", version, words: reason });
  return { ok: true, reference, version: number, state };
}

/** What a shopper writes to the shop, and what it does to the lead. */
const events = {
  question: { kind: "question", event: "question", news: "question" },
  change: { kind: "change", event: "change_requested", news: "change" },
  ask_again: { kind: "again", event: "asked_again", news: "askedAgain" },
} as const;

/** Something that a shopper writes to the shop. */
interface ShopperPost {
  what: keyof typeof events;
  /** The version's, for a change. */
  number?: number;
  /** As it stands in the thread on the quote's page, in the language of that page. */
  text: string;
  /** The same for staff, with the shop's words in English; by default the text itself. */
  forShop?: string;
}

/**
 * Adds what a shopper asks to the quote's thread, which starts the response clock again (rule 18.11). A
 * change can be asked of the open version only, and a new quote only without one; neither changes a
 * version. The same words again within a few minutes are a second click.
 */
export async function askShop(
  quote: LockedQuote,
  { what, number = Number.NaN, text, forShop = text }: ShopperPost,
): Promise<QuoteOutcome> {
  const { lead, versions } = quote;
  const { kind, event, news } = events[what];
  const shown = shownVersion(versions);
  if (!shown) return { ok: false, status: 404 };
  const isPossible =
    what === "question" ||
    versionFor(what, versions, what === "change" ? number : shown.number) !== undefined;
  if (!isPossible) return versionConflict(quote);
  const done = { ok: true, reference: lead.reference, version: shown.number } as const;
  if (await isRepeated(quote, { kind, text })) return { ...done, state: lead.state };
  const message = await addMessage(quote, { kind, text, by: null });
  const { state } = await moveLead(quote, { what: event, by: null, text: forShop });
  await queueStaffEmail(quote, { what: news, version: shown, words: forShop, message });
  return { ...done, state };
}

/** Notes that the quote's page was seen open; the first time counts (rule 19.11). */
export async function noteOpened(quote: LockedQuote): Promise<void> {
  const { queries, lead, versions, now } = quote;
  const shown = shownVersion(versions);
  if (!shown || shown.opened_at !== null) return;
  await updateVersion(queries, shown, { opened_at: now.toISOString() });
  const entry = { what: "quote_opened", by: null, detail: versionText(shown) } as const;
  await addEntry(queries, lead.id, entry, now);
}
