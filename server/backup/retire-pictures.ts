import type { PictureRow } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** Rows per query. */
const BATCH = 500;

/** The photographs in the database before it is replaced. */
export function readPictures(queries: Queries): Promise<PictureRow[]> {
  return queries.selectFrom("pictures").selectAll().execute();
}

/**
 * Stores photographs that a backup doesn't have as replaced, so that their files are removed a day
 * later like those of any replaced photograph. Call within the transaction that restores.
 */
export async function retirePictures(
  queries: Queries,
  before: readonly PictureRow[],
  now: Date,
): Promise<void> {
  const changed_at = now.toISOString();
  const retired = before.map((row) => ({
    ...row,
    state: "replaced" as const,
    widths: "",
    lease: null,
    changed_at,
    // No page shows them, so that no process needs to read them.
    version: 0,
  }));
  for (let from = 0; from < retired.length; from += BATCH) {
    await queries
      .insertInto("pictures")
      .values(retired.slice(from, from + BATCH))
      .onConflict((conflict) => conflict.columns(["name", "hash"]).doNothing())
      .execute();
  }
}
