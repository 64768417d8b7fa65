import type { VersionStatus } from "#domain/quote/quote-view.ts";
import { timeText } from "#server/inbox/refusal-text.ts";
import type { QuoteRow } from "#server/store/schema.ts";
import type { LockedQuote } from "./locked-quote.ts";
import type { QuoteConflict } from "./quote-outcome.ts";
import { shownVersion } from "./stored-versions.ts";

const statusWords: Readonly<Record<VersionStatus, string>> = {
  open: "open",
  accepted: "accepted",
  replaced: "replaced",
  declined: "declined",
  expired: "over",
  withdrawn: "withdrawn",
};

type Refused = Pick<LockedQuote, "lead" | "names" | "now" | "versions">;

/** The refusal of what isn't possible with a version, or not any more. @param message by default, what it is now */
export function versionConflict(quote: Refused, message?: string): QuoteConflict {
  const shown = shownVersion(quote.versions);
  const now = shown
    ? `Version ${shown.number} is ${statusWords[shown.status]} since ${timeText(shown.changed_at, quote.now)}.`
    : "No quote was sent yet.";
  return refusal(quote, shown?.number ?? 0, message ?? now);
}

/** The refusal of what was asked of a draft. @param message by default, who saved another one since */
export function draftConflict(
  quote: Refused,
  row: QuoteRow | undefined,
  message?: string,
): QuoteConflict {
  const name = quote.names(row?.writer_id ?? null)?.name ?? "Somebody";
  const saved = row?.draft_saved_at
    ? `${name} changed this draft at ${timeText(row.draft_saved_at, quote.now)}.`
    : "This draft isn't saved yet.";
  return refusal(quote, row?.draft_version ?? 0, message ?? saved);
}

export function refusal(
  { lead, names }: Pick<LockedQuote, "lead" | "names">,
  version: number,
  message: string,
): QuoteConflict {
  const assignedTo = names(lead.assigned_to)?.name ?? "";
  return { ok: false, status: 409, message, version, state: lead.state, assignedTo };
}
