import { addStarterColors } from "#server/catalog/products/add-starter-colors.ts";
import { seedCatalog } from "#server/catalog/products/seed-catalog.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import { type Channel, followChanges } from "#server/store/follow-changes.ts";
import type { Store } from "#server/store/store-interface.ts";
import type { Catalog } from "./catalog.ts";
import { CatalogInMemory } from "./catalog-in-memory.ts";
import { readChanges, readState } from "./read-changes.ts";

const channel: Channel = {
  name: "catalog",
  version: async (queries) => {
    const { version, origin } = await readState(queries);
    return `${version} ${origin}`;
  },
};

export interface FollowCatalogDeps {
  store: Store;
  clock: Clock;
  logger: Logger;
}

export interface FollowedCatalog {
  catalog: Catalog;
  stop(): Promise<void>;
}

/**
 * Reads the catalog into memory, after filling a new one with the starter set, and keeps it up to
 * date. While the store can't be read, for example because the disk is full, the last catalog read
 * stays; initially that is the starter set.
 * @throws ProblemsError if the starter set is needed and invalid.
 */
export async function followCatalog(deps: FollowCatalogDeps): Promise<FollowedCatalog> {
  const { store, clock, logger } = deps;
  const catalog = new CatalogInMemory();
  let isFilled = false;
  const onChange = async () => {
    if (!isFilled) {
      await seedCatalog(store, clock());
      await addColors(deps);
    }
    isFilled = true;
    await readChanges(store.queries, catalog);
  };
  const stop = await followChanges({ store, channel, onChange, logger });
  if (catalog.version === 0) showStarterSet(catalog, clock());
  logger.info({ products: catalog.size, engine: store.engine }, "catalog read");
  return { catalog, stop };
}

/** The catalog is shown without them if they can't be added, for example on a full disk. */
async function addColors({ store, clock, logger }: FollowCatalogDeps): Promise<void> {
  try {
    await addStarterColors(store, clock());
  } catch (err) {
    logger.error({ err }, "the starter set's colors can't be added; the next start tries again");
  }
}

function showStarterSet(catalog: CatalogInMemory, now: Date): void {
  const updatedAt = now.toISOString();
  const saved = loadProducts().map((product) => ({
    product,
    position: Number(product.id),
    updatedAt,
  }));
  catalog.update({ saved, removed: [] });
}
