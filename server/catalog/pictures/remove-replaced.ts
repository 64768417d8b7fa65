import type { Media } from "#server/media/media.ts";
import type { Store } from "#server/store/store-interface.ts";
import { madePaths, originalPath } from "./picture-rows.ts";

/** How long an open or cached page may still request a replaced picture, in milliseconds. */
const KEEP_MS = 24 * 60 * 60 * 1000;
const BATCH = 100;

/** Removes photographs that were replaced a day ago, with their files. */
export async function removeReplaced({ queries }: Store, media: Media, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_MS).toISOString();
  const rows = await queries
    .selectFrom("pictures")
    .select(["name", "hash", "width"])
    .where("state", "=", "replaced")
    .where("changed_at", "<", before)
    .limit(BATCH)
    .execute();
  for (const row of rows) {
    const { numDeletedRows } = await queries
      .deleteFrom("pictures")
      .where("name", "=", row.name)
      .where("hash", "=", row.hash)
      .where("state", "=", "replaced")
      .executeTakeFirst();
    if (numDeletedRows > 0n) await media.remove([originalPath(row), ...madePaths(row)]);
  }
}
