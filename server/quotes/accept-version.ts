import type { PaymentWish } from "#domain/quote/quote-view.ts";
import { changeStatus } from "./change-version.ts";
import type { LockedQuote } from "./locked-quote.ts";
import { moveLead, versionText } from "./move-lead.ts";
import { queueAcceptedEmails } from "./quote-messages.ts";
import type { QuoteOutcome } from "./quote-outcome.ts";
import { versionConflict } from "./refusals.ts";
import { type StoredVersion, updateVersion, versionFor, withStatus } from "./stored-versions.ts";

/** A yes to a version. */
export interface Yes {
  number: number;
  /** As typed. */
  name: string;
  payment: PaymentWish;
  /** The staff member who records it, and how the shopper said so; absent if it was on the page. */
  recorded?: { memberId: string; how: string; key?: string | undefined };
}

/**
 * Accepts the open version (rule 19.18); an accepted one is replaced by it. The same yes again changes
 * nothing and succeeds.
 */
export async function acceptVersion(quote: LockedQuote, yes: Yes): Promise<QuoteOutcome> {
  const { queries, lead, versions, now } = quote;
  const earlier = withStatus(versions, "accepted");
  const { reference, state } = lead;
  if (earlier?.number === yes.number && earlier.accepted_name === yes.name) {
    return { ok: true, reference, version: yes.number, state };
  }
  const open = versionFor("accept", versions, yes.number);
  if (!open) return versionConflict(quote);
  if (earlier) await changeStatus(quote, earlier, "replaced");
  const change = {
    status: "accepted",
    changed_at: now.toISOString(),
    accepted_at: now.toISOString(),
    accepted_name: yes.name,
    accepted_how: yes.recorded?.how ?? null,
    accepted_by: yes.recorded?.memberId ?? null,
    payment_wish: yes.payment,
    lead_before: null,
    follow_up: null,
    follow_up_at: null,
  } as const;
  await updateVersion(queries, open, change);
  const version: StoredVersion = { ...open, ...change };
  const moved = await moveLead(quote, {
    what: "quote_accepted",
    by: yes.recorded?.memberId ?? null,
    key: yes.recorded?.key,
    detail: versionText(version),
    version,
  });
  await queueAcceptedEmails(quote, version);
  return { ok: true, reference, version: version.number, state: moved.state };
}
