import { addStarterColors } from "#server/catalog/products/add-starter-colors.ts";
import { seedCatalog } from "#server/catalog/products/seed-catalog.ts";
import { withShopStore } from "#server/commands/shop-store.ts";
import { loadSettings } from "#server/startup/load-config.ts";
import type { Store } from "#server/store/store-interface.ts";

/** Runs a command on the shop's catalog; a new catalog is first filled with the
 * starter set, one of an older version gets its colors. */
export function withCatalogStore<T>(
  { quiet = false }: { quiet?: boolean },
  work: (store: Store) => Promise<T>,
): Promise<T> {
  return withShopStore(loadSettings(), { quiet }, async (store) => {
    await seedCatalog(store, new Date());
    await addStarterColors(store, new Date());
    return await work(store);
  });
}
