import type { LockedQuote } from "./locked-quote.ts";
import { moveLead, versionText } from "./move-lead.ts";
import { updateVersion, withStatus } from "./stored-versions.ts";

/**
 * Ends the open version of a lead's quote if the day after its last one has begun (rule 19.5).
 * @returns whether it did
 */
export async function expireOpen(quote: LockedQuote): Promise<boolean> {
  const { queries, versions, now, today } = quote;
  const open = withStatus(versions, "open");
  if (!open || open.good_until >= today) return false;
  const expired = { ...open, status: "expired", changed_at: now.toISOString() } as const;
  const { status, changed_at } = expired;
  await updateVersion(queries, open, { status, changed_at, lead_before: null });
  await moveLead(quote, {
    what: "quote_expired",
    by: null,
    detail: versionText(open),
    version: expired,
  });
  return true;
}
