import { writeCatalog } from "#server/catalog/products/write-catalog.ts";
import type { Store } from "#server/store/store-interface.ts";
import type { ClaimedPicture } from "./picture-queue.ts";
import { widthsText } from "./picture-rows.ts";

/** Another worker has claimed the photograph since, or a newer one replaced it. */
export class PictureLeaseLostError extends Error {}

/**
 * Shows the widths made so far on the pages, in place of the photograph that was there.
 * @param finished whether these are all widths.
 * @throws PictureLeaseLostError; nothing was changed then.
 */
export function publishWidths(
  store: Store,
  { name, hash, lease }: ClaimedPicture,
  widths: readonly number[],
  { finished, now }: { finished: boolean; now: Date },
): Promise<void> {
  const changed_at = now.toISOString();
  return writeCatalog(store, now, async (writer) => {
    const version = await writer.nextVersion();
    const shown = await writer.queries
      .updateTable("pictures")
      .set({
        widths: widthsText(widths),
        changed_at,
        version,
        ...(finished ? { state: "made", lease: null, last_error: null } : {}),
      })
      .where("name", "=", name)
      .where("hash", "=", hash)
      .where("lease", "=", lease)
      .executeTakeFirst();
    if (shown.numUpdatedRows === 0n) throw new PictureLeaseLostError();
    await writer.queries
      .updateTable("pictures")
      .set({ state: "replaced", lease: null, changed_at, version })
      .where("name", "=", name)
      .where("hash", "<>", hash)
      .where("widths", "<>", "")
      .where("state", "<>", "replaced")
      .execute();
  });
}
