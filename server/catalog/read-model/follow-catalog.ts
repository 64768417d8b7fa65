import { addStarterColors } from "#server/catalog/products/add-starter-colors.ts";
import { seedCatalog } from "#server/catalog/products/seed-catalog.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import { isOutage } from "#server/store/outage.ts";
import type { Store } from "#server/store/store-interface.ts";
import type { Catalog } from "./catalog.ts";
import { CatalogInMemory } from "./catalog-in-memory.ts";
import { readChanges } from "./read-changes.ts";

/**
 * How often the version is read (rule 3.14), also from PostgreSQL: its notifications are lost behind
 * a connection pooler.
 */
const POLL_MS = 500;

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
  const { store, logger } = deps;
  const follower = new CatalogFollower(deps);
  await follower.read();
  if (follower.catalog.version === 0) follower.fallBackToStarterSet();
  let timer: NodeJS.Timeout;
  const schedule = () => {
    timer = setTimeout(async () => {
      await follower.read();
      schedule();
    }, POLL_MS);
    timer.unref();
  };
  schedule();
  logger.info({ products: follower.catalog.size, engine: store.engine }, "catalog read");
  return {
    catalog: follower.catalog,
    stop: async () => {
      follower.stop();
      clearTimeout(timer);
      await follower.settled();
    },
  };
}

class CatalogFollower {
  readonly catalog = new CatalogInMemory();
  readonly #deps: FollowCatalogDeps;
  #reading: Promise<void> | undefined;
  #readAgain = false;
  #isFilled = false;
  #isFailing = false;
  #isStopped = false;

  constructor(deps: FollowCatalogDeps) {
    this.#deps = deps;
  }

  /** Reads what changed; a call during another read makes it read again afterwards. */
  read(): Promise<void> {
    if (this.#isStopped) return Promise.resolve();
    this.#readAgain = this.#reading !== undefined;
    this.#reading ??= this.#readChanges().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  fallBackToStarterSet(): void {
    const saved = loadProducts().map((product) => ({
      product,
      position: Number(product.id),
      updatedAt: this.#deps.clock().toISOString(),
    }));
    this.catalog.update({ saved, removed: [] });
  }

  stop(): void {
    this.#isStopped = true;
  }

  async settled(): Promise<void> {
    await this.#reading;
  }

  async #readChanges(): Promise<void> {
    const { store, clock, logger } = this.#deps;
    try {
      if (!this.#isFilled) {
        await seedCatalog(store, clock());
        await this.#addColors();
      }
      this.#isFilled = true;
      do {
        this.#readAgain = false;
        await readChanges(store.queries, this.catalog);
      } while (this.#readAgain);
      this.#isFailing = false;
    } catch (err) {
      // A process that never read the catalog must not start, unless it can read it later.
      if (this.catalog.version === 0 && !isOutage(err)) throw err;
      // Logged once per outage, because the next try is soon.
      if (!this.#isFailing) logger.error({ err }, "the catalog can't be read; trying again");
      this.#isFailing = true;
    }
  }

  /** The catalog is shown without them if they can't be added, for example on a full disk. */
  async #addColors(): Promise<void> {
    const { store, clock, logger } = this.#deps;
    try {
      await addStarterColors(store, clock());
    } catch (err) {
      logger.error({ err }, "the starter set's colors can't be added; the next start tries again");
    }
  }
}
