import { goodUntilProblem } from "#domain/quote/sending-problems.ts";
import { addEntry } from "#server/inbox/history.ts";
import { followUpColumns } from "./follow-up-columns.ts";
import type { LockedQuote } from "./locked-quote.ts";
import { moveLead, versionText } from "./move-lead.ts";
import { queueExtendedEmail } from "./quote-messages.ts";
import { type QuoteOutcome, wrongField } from "./quote-outcome.ts";
import { versionConflict } from "./refusals.ts";
import { type StoredVersion, updateVersion, versionFor } from "./stored-versions.ts";

/** A version, and the staff member who changes it. */
export interface VersionChange {
  number: number;
  memberId: string;
  key?: string | undefined;
}

/**
 * Withdraws the open version: nobody can accept it any more (rule 19.5).
 * @param change `memberId` is null on the command line, where nobody has signed in
 */
export async function withdrawVersion(
  quote: LockedQuote,
  { number, memberId, key }: Omit<VersionChange, "memberId"> & { memberId: string | null },
): Promise<QuoteOutcome> {
  const open = versionFor("withdraw", quote.versions, number);
  if (!open) return versionConflict(quote);
  const version = await changeStatus(quote, open, "withdrawn");
  const entry = {
    what: "quote_withdrawn",
    by: memberId,
    key,
    detail: versionText(version),
  } as const;
  const { state } = await moveLead(quote, { ...entry, version });
  return done(quote, version, state);
}

/** Makes the newest version good for longer, also one that has expired (rule 19.5). */
export async function extendVersion(
  quote: LockedQuote,
  { number, memberId, key, goodUntil }: VersionChange & { goodUntil: string },
): Promise<QuoteOutcome> {
  const { queries, versions, today, now } = quote;
  const newest = versionFor("extend", versions, number);
  if (!newest || newest !== versions.at(-1)) return versionConflict(quote);
  const problem = goodUntilProblem(goodUntil, today);
  if (problem) return wrongField("goodUntil", problem);
  const change = {
    status: "open",
    changed_at: now.toISOString(),
    good_until: goodUntil,
    lead_before: null,
    ...followUpColumns({ sentAt: now, goodUntil }),
  } as const;
  await updateVersion(queries, newest, change);
  const version = { ...newest, ...change, offer: { ...newest.offer, goodUntil } };
  const { state } = await moveLead(quote, {
    what: "quote_extended",
    by: memberId,
    key,
    detail: `version ${number}, good until ${goodUntil}`,
    version,
  });
  await queueExtendedEmail(quote, version);
  return done(quote, version, state);
}

/** Takes back the acceptance of a version; who accepted it and when stays (rule 19.5). */
export async function takeBackAcceptance(
  quote: LockedQuote,
  { number, memberId, key, reason }: VersionChange & { reason: string },
): Promise<QuoteOutcome> {
  const accepted = versionFor("take_back", quote.versions, number);
  if (!accepted) return versionConflict(quote);
  const version = await changeStatus(quote, accepted, "withdrawn", reason);
  const { state } = await moveLead(quote, {
    what: "acceptance_withdrawn",
    by: memberId,
    key,
    text: reason,
    detail: versionText(version),
    version,
  });
  return done(quote, version, state);
}

/** Ends the quote's link and makes another (rule 19.16). */
export async function renewLink(
  quote: LockedQuote,
  { number, memberId, key }: VersionChange,
): Promise<QuoteOutcome> {
  const { queries, lead, versions, now } = quote;
  const newest = versions.at(-1);
  if (newest?.number !== number) return versionConflict(quote);
  await queries
    .updateTable("quotes")
    .set((row) => ({ link_number: row("link_number", "+", 1) }))
    .where("lead_id", "=", lead.id)
    .execute();
  await addEntry(queries, lead.id, { what: "link_renewed", by: memberId, key }, now);
  return done(quote, newest);
}

/** Changes a version's status and ends what waited for it. @returns the version as it is now */
export async function changeStatus(
  { queries, now }: Pick<LockedQuote, "queries" | "now">,
  version: StoredVersion,
  status: "withdrawn" | "declined" | "replaced",
  reason: string | null = null,
): Promise<StoredVersion> {
  const change = {
    status,
    reason,
    changed_at: now.toISOString(),
    lead_before: null,
    follow_up: null,
    follow_up_at: null,
  } as const;
  await updateVersion(queries, version, change);
  return { ...version, ...change };
}

function done(
  { lead }: LockedQuote,
  { number }: StoredVersion,
  state: LockedQuote["lead"]["state"] = lead.state,
): QuoteOutcome {
  return { ok: true, reference: lead.reference, version: number, state };
}
