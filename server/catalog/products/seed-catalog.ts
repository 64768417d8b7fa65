import { catalogFolder, loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { readUsedIds } from "#server/catalog/starter-set/used-ids.ts";
import { setMarker } from "#server/store/markers.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { Store } from "#server/store/store-interface.ts";
import { STARTER_COLORS } from "./add-starter-colors.ts";
import { writeCatalog } from "./write-catalog.ts";

/**
 * Fills a new catalog with the starter set (rule 3.14).
 * @throws ProblemsError if a file of the starter set is invalid.
 */
export async function seedCatalog(store: Store, now: Date, folder = catalogFolder()) {
  const { version } = await retryOnBusy(() =>
    store.queries.selectFrom("catalog_state").select("version").executeTakeFirstOrThrow(),
  );
  if (version > 0) return;
  const products = loadProducts(folder);
  const usedIds = readUsedIds(folder).map(({ id }) => id);
  await writeCatalog(store, now, async (writer) => {
    // If several processes start at once, the others wait here and then find it filled.
    const { numUpdatedRows } = await writer.queries
      .updateTable("catalog_state")
      .set({ version: 0 })
      .where("version", "=", 0)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    await writer.save(products);
    await writer.keepIds(usedIds);
    await setMarker(writer.queries, STARTER_COLORS, now);
  });
}
