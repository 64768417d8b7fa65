import type { QuoteDraft } from "#domain/quote/quote-draft.ts";
import { quoteTotals } from "#domain/quote/quote-totals.ts";
import type { WrittenQuote } from "./locked-quote.ts";
import { findQuote, noteWriter, otherWriter, savedDraft, storeDraft } from "./quote-drafts.ts";
import type { QuoteConflict, QuoteOutcome } from "./quote-outcome.ts";
import { previewPath } from "./quote-token.ts";
import { draftConflict, refusal } from "./refusals.ts";
import { problemsOf } from "./send-version.ts";
import type { StaffPost, Told } from "./staff-post.ts";

/** How long a preview's link opens it, in milliseconds. */
const PREVIEW_MS = 60 * 60_000;

/** Says that a staff member is writing the draft; whoever else is keeps it unless it is taken over. */
export async function startWriting(
  quote: WrittenQuote,
  { form, memberId }: Pick<StaffPost, "form" | "memberId">,
): Promise<QuoteOutcome<Told>> {
  const { queries, lead, now } = quote;
  const row = await findQuote(queries, lead.id);
  const other = otherWriter(row, memberId, quote);
  const version = row?.draft_version ?? 0;
  if (other && !form.checked("force")) {
    return refusal(quote, version, `${other.name} is writing this quote.`);
  }
  await noteWriter(queries, { leadId: lead.id, memberId, row }, now);
  return { ok: true, reference: lead.reference, version, state: lead.state };
}

/** A refused draft, with the one that was saved meanwhile. */
export interface DraftConflict extends QuoteConflict {
  draft: QuoteDraft | null;
  /** Who saved it. */
  by: string;
}

/** Saves the draft over the one that was seen; over any other it is refused (rule 19.17). */
export async function saveDraft(
  quote: WrittenQuote,
  { memberId, seen }: Pick<StaffPost, "memberId" | "seen">,
  draft: QuoteDraft,
): Promise<QuoteOutcome<Told>> {
  const { queries, lead, rules, names, now } = quote;
  const row = await findQuote(queries, lead.id);
  if ((row?.draft_version ?? 0) !== seen) {
    const by = names(row?.writer_id ?? null)?.name ?? "";
    const theirs: DraftConflict = {
      ...draftConflict(quote, row),
      draft: savedDraft(row)?.draft ?? null,
      by,
    };
    return theirs;
  }
  await noteWriter(queries, { leadId: lead.id, memberId, row }, now);
  const version = await storeDraft(queries, { leadId: lead.id, draft }, now);
  const { lines: _lines, ...totals } = quoteTotals(draft, rules);
  const saved = { totals, savedAt: now.toISOString() };
  return { ok: true, reference: lead.reference, version, state: lead.state, ...saved };
}

/** Makes a link that shows the saved draft as the shopper would see it, for an hour. */
export async function previewDraft(
  quote: WrittenQuote,
  { seen }: Pick<StaffPost, "seen">,
): Promise<QuoteOutcome<Told>> {
  const { queries, lead, config, now } = quote;
  const row = await findQuote(queries, lead.id);
  const saved = savedDraft(row);
  if (!saved || (!Number.isNaN(seen) && saved.version !== seen)) return draftConflict(quote, row);
  const errors = problemsOf(quote, saved.draft);
  if (errors) return { ok: false, status: 422, errors };
  const expires = new Date(now.getTime() + PREVIEW_MS);
  const preview = { leadId: lead.id, version: saved.version, expires };
  const link = config.siteUrl + previewPath(preview, config.linkSecret, lead.language);
  return { ok: true, reference: lead.reference, version: saved.version, state: lead.state, link };
}
