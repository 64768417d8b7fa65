import { shopDateTime } from "#domain/delivery/delivery-moment.ts";
import { type LockedLead, lockLead } from "#server/inbox/locked-lead.ts";
import { type FindColleague, staffNames } from "#server/inbox/staff-names.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { facts } from "#shop/facts.ts";
import { expireOpen } from "./expire-version.ts";
import type { QuoteDeps } from "./quote-deps.ts";
import { readVersions, type StoredVersion } from "./stored-versions.ts";

/** A lead's quote in a transaction that no other change of it can interrupt. */
export interface OnLead extends Pick<QuoteDeps, "config" | "catalog" | "rules"> {
  queries: Queries;
  lead: LockedLead;
  /** Oldest first; the open one is still good today. */
  versions: readonly StoredVersion[];
  names: FindColleague;
  now: Date;
  /** `YYYY-MM-DD` in shop time. */
  today: string;
}

/**
 * Changes a lead's quote in one transaction. Of several at once, each sees what the one before has
 * made of it, and a version whose last day is over has expired for all of them.
 * @returns undefined if the lead is gone
 */
export function onLead<Result>(
  deps: QuoteDeps,
  leadId: string,
  change: (quote: OnLead) => Promise<Result>,
): Promise<Result | undefined> {
  const { store, clock, config, catalog, rules } = deps;
  return store.write(async (queries) => {
    const now = clock();
    const today = shopDateTime(facts.timeZone, now).date;
    const names = await staffNames(queries);
    const locked = await lockLead(queries, store, leadId);
    if (!locked) return undefined;
    const read = { queries, config, catalog, rules, names, now, today };
    const versions = await readVersions(queries, leadId);
    const quote = { ...read, lead: locked, versions };
    if (!(await expireOpen(quote))) return change(quote);
    const lead = await lockLead(queries, store, leadId);
    if (!lead) return undefined;
    return change({ ...quote, lead, versions: await readVersions(queries, leadId) });
  });
}
