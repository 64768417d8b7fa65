import type { LeadRow } from "#server/store/schema.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";

const columns = [
  "id",
  "reference",
  "kind",
  "record",
  "language",
  "submitted_at",
  "state",
  "assigned_to",
  "lead_version",
  "lost_reason",
  "answered_at",
  "answer_due_at",
] as const;

/** A lead as a change finds it. */
export type LockedLead = Pick<LeadRow, (typeof columns)[number]>;

/**
 * Reads a lead for a change in this transaction; on PostgreSQL other changes of it wait for the
 * transaction's end, and SQLite has one writer anyway.
 */
export function lockLead(
  queries: Queries,
  { engine }: Pick<Store, "engine">,
  id: string,
): Promise<LockedLead | undefined> {
  return queries
    .selectFrom("leads")
    .select(columns)
    .where("id", "=", id)
    .$if(engine === "postgres", (lead) => lead.forUpdate())
    .executeTakeFirst();
}
