import { shopDateTime } from "#domain/delivery/delivery-moment.ts";
import { lockLead } from "#server/inbox/locked-lead.ts";
import { staffNames } from "#server/inbox/staff-names.ts";
import { facts } from "#shop/facts.ts";
import { expireOpen } from "./expire-version.ts";
import type { LockedQuote } from "./locked-quote.ts";
import type { StoredQuoteDeps } from "./quote-deps.ts";
import { readVersions } from "./stored-versions.ts";

/**
 * Changes a lead's quote in one transaction. Of several at once, each sees what the one before has
 * made of it, and a version whose last day is over has expired for all of them.
 * @returns undefined if the lead is gone
 */
export function onLead<Result>(
  deps: StoredQuoteDeps,
  leadId: string,
  change: (quote: LockedQuote) => Promise<Result>,
): Promise<Result | undefined> {
  const { store, clock, config } = deps;
  return store.write(async (queries) => {
    const now = clock();
    const today = shopDateTime(facts.timeZone, now).date;
    const names = await staffNames(queries);
    const locked = await lockLead(queries, store, leadId);
    if (!locked) return undefined;
    const read = { queries, config, names, now, today };
    const versions = await readVersions(queries, leadId);
    const quote = { ...read, lead: locked, versions };
    if (!(await expireOpen(quote))) return change(quote);
    const lead = await lockLead(queries, store, leadId);
    if (!lead) return undefined;
    return change({ ...quote, lead, versions: await readVersions(queries, leadId) });
  });
}
