import { statusOn } from "#domain/quote/version-state.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { type StoredVersion, shownVersion, toVersion } from "./stored-versions.ts";

/** Leads per query, below both engines' limit on parameters. */
const BATCH = 500;

/** A quote with the version that its page shows. */
export interface LatestQuote {
  reference: string;
  /** The shopper's. */
  name: string;
  /** With its status of today. */
  version: StoredVersion;
}

/** The quotes that were sent, the one whose last version is newest first. @param today shop time */
export async function latestQuotes(
  queries: Queries,
  limit: number,
  today: string,
): Promise<LatestQuote[]> {
  const leads = await queries
    .selectFrom("quote_versions")
    .innerJoin("leads", "leads.id", "quote_versions.lead_id")
    .select(["leads.id", "reference", "contact_name"])
    .groupBy(["leads.id", "reference", "contact_name"])
    .orderBy((version) => version.fn.max("sent_at"), "desc")
    .orderBy("leads.id")
    .limit(limit)
    .execute();
  const ids = leads.map(({ id }) => id);
  const versions = new Map<string, StoredVersion[]>();
  for (let from = 0; from < ids.length; from += BATCH) {
    const rows = await queries
      .selectFrom("quote_versions")
      .selectAll()
      .where("lead_id", "in", ids.slice(from, from + BATCH))
      .orderBy("number")
      .execute();
    for (const row of rows) {
      versions.set(row.lead_id, [...(versions.get(row.lead_id) ?? []), toVersion(row)]);
    }
  }
  return leads.flatMap(({ id, reference, contact_name: name }) => {
    const shown = shownVersion(versions.get(id) ?? []);
    if (!shown) return [];
    const status = statusOn({ status: shown.status, goodUntil: shown.good_until }, today);
    return [{ reference, name, version: { ...shown, status } }];
  });
}
