import type { QuoteDraft } from "#domain/quote/quote-draft.ts";
import { quoteTotals } from "#domain/quote/quote-totals.ts";
import type { SendingWay } from "#domain/quote/quote-view.ts";
import { sendingProblems } from "#domain/quote/sending-problems.ts";
import { readRecord } from "#server/inbox/about-lead.ts";
import type { FieldErrors } from "#server/leads/submission.ts";
import type { NewQuoteVersionRow } from "#server/store/schema.ts";
import { composeOffer } from "./compose-offer.ts";
import { followUpColumns } from "./follow-up-columns.ts";
import { leadBefore } from "./lead-before.ts";
import type { WrittenQuote } from "./locked-quote.ts";
import { moveLead, versionText } from "./move-lead.ts";
import { contactOf } from "./quote-contact.ts";
import { findQuote, savedDraft } from "./quote-drafts.ts";
import { queueVersionEmail } from "./quote-messages.ts";
import type { QuoteOutcome } from "./quote-outcome.ts";
import { shopperLink } from "./quote-token.ts";
import { namesBefore } from "./quoted-pieces.ts";
import { draftConflict } from "./refusals.ts";
import { type StoredVersion, toVersion, updateVersion, withStatus } from "./stored-versions.ts";

/** How long sending can be undone, in milliseconds (rule 19.10). */
export const UNDO_MS = 9_000;

/** Who sends which draft, and how. */
export interface Sending {
  memberId: string;
  /** The draft's number, as who sends it saw it. */
  seen: number;
  by: string;
  key?: string | undefined;
}

/** What a seller learns of a version that was sent. */
export interface Sent {
  quoteVersion: number;
  /** The shopper's link, the same for all versions. */
  link: string;
  /** Until when it can be undone, ISO 8601 UTC. */
  undoUntil: string;
}

/** Sends a lead's draft as its next version (rule 19.10). One draft is one version, however often. */
export async function sendVersion(
  quote: WrittenQuote,
  sending: Sending,
): Promise<QuoteOutcome<Sent>> {
  const { queries, lead, versions } = quote;
  const row = await findQuote(queries, lead.id);
  const saved = savedDraft(row);
  const open = withStatus(versions, "open");
  if (open && open.draft_version === sending.seen && row?.draft_version === sending.seen) {
    const { reference, state } = lead;
    const told = sentOf(quote, open, row.link_number);
    return { ok: true, reference, version: sending.seen, state, ...told };
  }
  if (!saved || saved.version !== sending.seen) {
    return draftConflict(quote, row);
  }
  if (lead.state === "done") {
    return draftConflict(quote, row, "This lead is done. Reopen it to send a quote.");
  }
  const errors = problemsOf(quote, saved.draft, sending.by);
  if (errors) return { ok: false, status: 422, errors };
  const by = sending.by as SendingWay;
  const version = await storeVersion(quote, { draft: saved.draft, by, sending });
  const waitMs = by === "email" ? UNDO_MS : 0;
  const { state } = await moveLead(quote, {
    what: "quote_sent",
    by: sending.memberId,
    key: sending.key,
    detail: `${versionText(version)}, by ${by}`,
    version,
    waitMs,
  });
  if (by === "email") await queueVersionEmail(quote, version, waitMs);
  const told = sentOf(quote, version, row?.link_number);
  return { ok: true, reference: lead.reference, version: saved.version, state, ...told };
}

/** Why a draft can't be sent, by field; undefined if it can. @param by a link needs no address */
export function problemsOf(
  quote: Pick<WrittenQuote, "rules" | "today" | "lead" | "catalog" | "versions">,
  draft: QuoteDraft,
  by = "link",
): FieldErrors | undefined {
  const { rules, today, lead, catalog, versions } = quote;
  const before = namesBefore(readRecord(lead.record), versions);
  const titles = draft.lines.map(({ id, title }) =>
    id === undefined ? (title ?? "") : (catalog.byId(id)?.title ?? before.get(id)?.title ?? id),
  );
  const problems = sendingProblems({
    draft,
    totals: quoteTotals(draft, rules),
    today,
    titles,
    by,
    hasEmail: contactOf(lead).email !== "",
  });
  return Object.keys(problems).length > 0 ? problems : undefined;
}

async function storeVersion(
  quote: WrittenQuote,
  { draft, by, sending }: { draft: QuoteDraft; by: SendingWay; sending: Sending },
): Promise<StoredVersion> {
  const { queries, lead, versions, names, now } = quote;
  const open = withStatus(versions, "open");
  const sent_at = now.toISOString();
  if (open) {
    await updateVersion(queries, open, {
      status: "replaced",
      changed_at: sent_at,
      lead_before: null,
    });
  }
  const offer = composeOffer(quote, draft, {
    from: names(sending.memberId)?.name ?? "",
    to: contactOf(lead).name,
    before: namesBefore(readRecord(lead.record), versions),
    language: lead.language,
  });
  const row: NewQuoteVersionRow = {
    lead_id: lead.id,
    number: await nextNumber(quote),
    status: "open",
    changed_at: sent_at,
    offer: JSON.stringify(offer),
    total: offer.totals.total,
    good_until: offer.goodUntil,
    sent_at,
    sent_by: sending.memberId,
    sent_way: by,
    draft_version: sending.seen,
    lead_before: JSON.stringify(await leadBefore(quote)),
    ...followUpColumns({ sentAt: now, goodUntil: offer.goodUntil }),
  };
  const stored = await queries
    .insertInto("quote_versions")
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
  const version = toVersion(stored);
  await storePrices(quote, version);
  return version;
}

/** Somebody may have seen a version that was undone, and must not accept another by its number. */
async function nextNumber({ queries, lead }: WrittenQuote): Promise<number> {
  const { last_number } = await queries
    .updateTable("quotes")
    .set((row) => ({ last_number: row("last_number", "+", 1) }))
    .where("lead_id", "=", lead.id)
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return last_number;
}

/** Keeps what products were quoted at, for the next quote; of a product on two lines, the last. */
async function storePrices({ queries, lead }: WrittenQuote, version: StoredVersion): Promise<void> {
  const prices = new Map<string, number>();
  for (const { id, price } of version.offer.lines) if (id !== null) prices.set(id, price);
  if (prices.size === 0) return;
  const { number, sent_at } = version;
  await queries
    .insertInto("quote_prices")
    .values(
      [...prices].map(([product_id, price]) => ({
        lead_id: lead.id,
        number,
        product_id,
        price,
        sent_at,
      })),
    )
    .execute();
}

function sentOf(
  { config, lead }: WrittenQuote,
  { number, sent_at }: StoredVersion,
  linkNumber = 1,
): Sent {
  const undoUntil = new Date(Date.parse(sent_at) + UNDO_MS).toISOString();
  const link = shopperLink({ leadId: lead.id, number: linkNumber }, config, lead.language);
  return { quoteVersion: number, link, undoUntil };
}
