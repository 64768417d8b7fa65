import type { HistoryEntry } from "#domain/desk/inbox.ts";
import type { HistoryRow } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";
import type { FindColleague } from "./staff-names.ts";

/** What happened to a lead, to be added to its history (rule 18.16). */
export interface NewEntry {
  what: HistoryRow["what"];
  /** Id of the staff member; null for the shopper or the shop's own programs. */
  by: string | null;
  text?: string | undefined;
  detail?: string | undefined;
  /** Who has the lead from now on, if that changed; null for nobody. */
  to?: string | null | undefined;
  /** The lead's state from now on, if that changed. */
  state?: HistoryRow["state"] | undefined;
  /** Made by the browser once per click. */
  key?: string | undefined;
}

/** Adds an entry to the history of a lead that this transaction has locked or stored. */
export async function addEntry(
  queries: Queries,
  leadId: string,
  entry: NewEntry,
  now: Date,
): Promise<void> {
  const last = await queries
    .selectFrom("lead_history")
    .select("number")
    .where("lead_id", "=", leadId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  await queries
    .insertInto("lead_history")
    .values({
      lead_id: leadId,
      number: (last?.number ?? 0) + 1,
      at: now.toISOString(),
      by_id: entry.by,
      what: entry.what,
      text: entry.text || null,
      detail: entry.detail || null,
      to_id: entry.to ?? null,
      state: entry.state ?? null,
      posted_key: entry.key ?? null,
    })
    .execute();
}

/** Whether the history has what a click with this key did. */
export async function isDone(queries: Queries, leadId: string, key: string): Promise<boolean> {
  const entry = await queries
    .selectFrom("lead_history")
    .select("number")
    .where("lead_id", "=", leadId)
    .where("posted_key", "=", key)
    .executeTakeFirst();
  return entry !== undefined;
}

/** A lead's history, oldest first. */
export function readHistory(queries: Queries, leadId: string): Promise<HistoryRow[]> {
  return queries
    .selectFrom("lead_history")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("number")
    .execute();
}

/** The history as staff see it: it begins with the lead's arrival, unless it was added by hand. */
export function shownHistory(
  rows: readonly HistoryRow[],
  submittedAt: string,
  names: FindColleague,
): HistoryEntry[] {
  const entries = rows.map((row) => shownEntry(row, names));
  if (rows[0]?.what === "added") return entries;
  return [{ at: submittedAt, by: null, what: "arrived" }, ...entries];
}

function shownEntry(row: HistoryRow, names: FindColleague): HistoryEntry {
  return {
    at: row.at,
    by: names(row.by_id),
    what: row.what,
    ...(row.text === null ? {} : { text: row.text }),
    ...(row.detail === null ? {} : { detail: row.detail }),
    ...(row.what === "assign" ? { to: names(row.to_id) } : {}),
  };
}
