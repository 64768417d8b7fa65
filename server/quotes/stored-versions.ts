import { isRecord } from "#domain/is-record.ts";
import type { Offer } from "#domain/quote/offer.ts";
import type { Acceptance, VersionStatus } from "#domain/quote/quote-view.ts";
import { statusAfter, type VersionAction } from "#domain/quote/version-state.ts";
import type { FindColleague } from "#server/inbox/staff-names.ts";
import type { QuoteVersionRow } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** A version with what it offers. */
export interface StoredVersion extends Omit<QuoteVersionRow, "offer"> {
  offer: Offer;
}

/** All versions of a lead's quote, oldest first. */
export async function readVersions(queries: Queries, leadId: string): Promise<StoredVersion[]> {
  const rows = await queries
    .selectFrom("quote_versions")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("number")
    .execute();
  return rows.map(toVersion);
}

/** A row with its offer read; an extended version's last day is the row's. */
export function toVersion(row: QuoteVersionRow): StoredVersion {
  const parsed: unknown = JSON.parse(row.offer);
  if (!isRecord(parsed)) throw new Error(`A version of lead ${row.lead_id} can't be read.`);
  return { ...row, offer: { ...(parsed as unknown as Offer), goodUntil: row.good_until } };
}

/** The version with a number, if an action is possible with it (rule 19.5). */
export function versionFor(
  action: VersionAction,
  versions: readonly StoredVersion[],
  number: number,
): StoredVersion | undefined {
  const version = versions.find((one) => one.number === number);
  return version && statusAfter(action, version.status) ? version : undefined;
}

export function withStatus(
  versions: readonly StoredVersion[],
  status: VersionStatus,
): StoredVersion | undefined {
  return versions.find((version) => version.status === status);
}

/** The version that a quote's page shows: the open one, else the accepted one, else the latest. */
export function shownVersion(versions: readonly StoredVersion[]): StoredVersion | undefined {
  return withStatus(versions, "open") ?? withStatus(versions, "accepted") ?? versions.at(-1);
}

/** Who accepted a version and when; null if nobody has. It stays when it is taken back. */
export function acceptanceOf(version: StoredVersion, names: FindColleague): Acceptance | null {
  const { accepted_at, accepted_name, accepted_by, payment_wish } = version;
  if (accepted_at === null) return null;
  return {
    name: accepted_name ?? "",
    at: accepted_at,
    payment: payment_wish ?? "unsure",
    recordedBy: names(accepted_by)?.name ?? null,
  };
}

/** Changes a version that this transaction's lead holds. */
export async function updateVersion(
  queries: Queries,
  { lead_id, number }: Pick<QuoteVersionRow, "lead_id" | "number">,
  change: Partial<Omit<QuoteVersionRow, "lead_id" | "number" | "offer">>,
): Promise<void> {
  await queries
    .updateTable("quote_versions")
    .set(change)
    .where("lead_id", "=", lead_id)
    .where("number", "=", number)
    .execute();
}
