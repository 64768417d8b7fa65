import type { QuoteRules } from "#domain/quote/quote-draft.ts";
import type { LockedLead } from "#server/inbox/locked-lead.ts";
import type { FindColleague } from "#server/inbox/staff-names.ts";
import type { Queries } from "#server/store/store-interface.ts";
import type { QuoteDeps } from "./quote-deps.ts";
import type { StoredVersion } from "./stored-versions.ts";

/** A lead's quote in a transaction that no other change of it can interrupt. */
export interface LockedQuote extends Pick<QuoteDeps, "config"> {
  queries: Queries;
  lead: LockedLead;
  /** Oldest first; the open one is still good today. */
  versions: readonly StoredVersion[];
  names: FindColleague;
  now: Date;
  /** `YYYY-MM-DD` in shop time. */
  today: string;
}

/** The same for who writes one, with what an offer is made of. */
export interface WrittenQuote extends LockedQuote, Pick<QuoteDeps, "catalog"> {
  /** With the texts in the language of the lead. */
  rules: QuoteRules;
}
