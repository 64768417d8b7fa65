import type { Language } from "#domain/language.ts";
import type { LeadQuote, ListedVersion } from "#domain/quote/quote-view.ts";
import { readRecord } from "#server/inbox/about-lead.ts";
import { type FindColleague, staffNames } from "#server/inbox/staff-names.ts";
import { textOf } from "#server/leads/form-items.ts";
import type { LeadRow } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";
import type { StoredQuoteDeps } from "./quote-deps.ts";
import { findQuote, otherWriter } from "./quote-drafts.ts";
import { readPayments, stillDue } from "./quote-payments.ts";
import { readThread } from "./quote-thread.ts";
import { shopperLink } from "./quote-token.ts";
import { acceptanceOf, readVersions, type StoredVersion, withStatus } from "./stored-versions.ts";

type SentQuoteDeps = Pick<StoredQuoteDeps, "config" | "clock"> & { queries: Queries };

export type SentQuote = Omit<LeadQuote, "hasDraft" | "writer">;

/** A lead's quote as its page at the desk shows it. @param memberId who asks */
export async function leadQuote(
  deps: SentQuoteDeps,
  { id, record, language }: Pick<LeadRow, "id" | "record" | "language">,
  memberId: string,
): Promise<LeadQuote> {
  const { queries, clock } = deps;
  const names = await staffNames(queries);
  const row = await findQuote(queries, id);
  const name = textOf(readRecord(record).full_name);
  const sent = await sentQuote(deps, { id, name, language });
  return {
    ...sent,
    hasDraft: Boolean(row?.draft),
    writer: otherWriter(row, memberId, { names, now: clock() }),
  };
}

/** What was sent and agreed: a lead's quote without its draft. @param lead the name is the shopper's */
export async function sentQuote(
  { queries, config }: SentQuoteDeps,
  { id, name, language }: { id: string; name: string; language: Language },
): Promise<SentQuote> {
  const names = await staffNames(queries);
  const versions = await readVersions(queries, id);
  const row = await findQuote(queries, id);
  const payments = await readPayments(queries, id, names);
  const accepted = withStatus(versions, "accepted");
  const link = { leadId: id, number: row?.link_number ?? 1 };
  return {
    versions: versions.map((version) => listed(version, names)).toReversed(),
    payments,
    due: accepted ? stillDue(accepted.total, payments) : null,
    link: versions.length > 0 ? shopperLink(link, config, language) : null,
    messages: await readThread(queries, { leadId: id, shopper: name }, names),
  };
}

function listed(version: StoredVersion, names: FindColleague): ListedVersion {
  return {
    number: version.number,
    status: version.status,
    offer: version.offer,
    sentAt: version.sent_at,
    sentBy: names(version.sent_by)?.name ?? "",
    by: version.sent_way,
    openedAt: version.opened_at,
    changedAt: version.changed_at,
    acceptance: acceptanceOf(version, names),
    reason: version.reason ?? "",
  };
}
