import type { Media } from "#server/media/media.ts";
import { modelPath } from "#server/models/model-source.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { type ModelKey, NO_MODEL } from "./model-rows.ts";

/** How long an open or cached page may still request a replaced model, in milliseconds. */
const KEEP_MS = 24 * 60 * 60 * 1000;
const BATCH = 100;

/** Removes models that were replaced, or whose product was removed, a day ago, with their files. */
export async function removeReplacedModels(
  { queries }: Store,
  media: Media,
  now: Date,
): Promise<void> {
  await retireModelsOfRemoved(queries, now);
  const before = new Date(now.getTime() - KEEP_MS).toISOString();
  const rows = await queries
    .selectFrom("models")
    .select(["product_id", "hash", "name"])
    .where("state", "=", "replaced")
    .where("changed_at", "<", before)
    .limit(BATCH)
    .execute();
  for (const row of rows) {
    if (!(await deleteRow(queries, row, before)) || row.hash === NO_MODEL) continue;
    // A product that had the slug before may have the same file.
    const other = await queries
      .selectFrom("models")
      .select("product_id")
      .where("name", "=", row.name)
      .where("hash", "=", row.hash)
      .executeTakeFirst();
    if (!other) await media.remove([modelPath(row)]);
  }
}

/** A removed product never comes back. */
async function retireModelsOfRemoved(queries: Queries, now: Date): Promise<void> {
  await queries
    .updateTable("models")
    .set({ state: "replaced", changed_at: now.toISOString() })
    .where("state", "=", "shown")
    .where("product_id", "in", (removed) =>
      removed.selectFrom("products").select("id").where("status", "=", "removed"),
    )
    .execute();
}

async function deleteRow(queries: Queries, row: ModelKey, before: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("models")
    .where("product_id", "=", row.product_id)
    .where("hash", "=", row.hash)
    .where("state", "=", "replaced")
    .where("changed_at", "<", before)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
