import type { Queries } from "#server/store/store-interface.ts";

/**
 * Withdraws the open version of a lead that is lost from now on (rule 18.11), in the caller's
 * transaction. @returns whether there was one
 */
export async function withdrawOpenVersion(
  queries: Queries,
  leadId: string,
  now: Date,
): Promise<boolean> {
  const withdrawn = await queries
    .updateTable("quote_versions")
    .set({
      status: "withdrawn",
      changed_at: now.toISOString(),
      lead_before: null,
      follow_up: null,
      follow_up_at: null,
    })
    .where("lead_id", "=", leadId)
    .where("status", "=", "open")
    .returning("number")
    .executeTakeFirst();
  return withdrawn !== undefined;
}
