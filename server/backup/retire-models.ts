import type { ModelRow } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** Rows per query. */
const BATCH = 500;

/** The owner's models in the database before it is replaced. */
export function readModels(queries: Queries): Promise<ModelRow[]> {
  return queries.selectFrom("models").selectAll().execute();
}

/**
 * Stores models that a backup doesn't have as replaced, so that their files are removed a day later
 * like those of any replaced model. Call within the transaction that restores.
 */
export async function retireModels(
  queries: Queries,
  before: readonly ModelRow[],
  now: Date,
): Promise<void> {
  const changed_at = now.toISOString();
  const retired = before.map((row) => ({ ...row, state: "replaced" as const, changed_at }));
  for (let from = 0; from < retired.length; from += BATCH) {
    await queries
      .insertInto("models")
      .values(retired.slice(from, from + BATCH))
      .onConflict((conflict) => conflict.columns(["product_id", "hash"]).doNothing())
      .execute();
  }
}
