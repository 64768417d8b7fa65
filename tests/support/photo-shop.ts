import { addPhoto, type ShopPhoto } from "#server/catalog/pictures/add-photo.ts";
import { type ClaimedPicture, claimPicture } from "#server/catalog/pictures/picture-queue.ts";
import { seedCatalog } from "#server/catalog/products/seed-catalog.ts";
import { CatalogInMemory } from "#server/catalog/read-model/catalog-in-memory.ts";
import { readChanges } from "#server/catalog/read-model/read-changes.ts";
import type { Media } from "#server/media/media.ts";
import { openMedia } from "#server/media/open-media.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Engine, Store } from "#server/store/store-interface.ts";
import { newShopDatabase, type TestDatabase } from "./test-database.ts";

/** A database with the test catalog, and a clock set by the test. */
export interface PhotoShop {
  store: Store;
  media: Media;
  database: TestDatabase;
  /** Advances by the given time and returns the time then. */
  clock: (ms?: number) => Date;
  add(photo: ShopPhoto): ReturnType<typeof addPhoto>;
  /** The next photograph to be made; fails if none waits. */
  claim(): Promise<ClaimedPicture>;
  /** The catalog as read by a newly started process. */
  catalog(): Promise<CatalogInMemory>;
  close(): Promise<void>;
}

export async function openPhotoShop(engine: Engine): Promise<PhotoShop> {
  const database = await newShopDatabase(engine);
  const store = await openStore(database);
  const media = openMedia(store, database.dataDir);
  let now = Date.UTC(2026, 4, 4, 15);
  const clock = (ms = 0) => {
    now += ms;
    return new Date(now);
  };
  await seedCatalog(store, clock(), "tests/fixtures/catalogue");
  return {
    store,
    media,
    database,
    clock,
    add: (photo) => addPhoto({ store, media, now: clock(1) }, photo),
    claim: async () => {
      const claimed = await claimPicture(store.queries, clock());
      if (!claimed) throw new Error("no photograph waits");
      return claimed;
    },
    catalog: async () => {
      const catalog = new CatalogInMemory();
      await readChanges(store.queries, catalog);
      return catalog;
    },
    close: async () => {
      await store.close();
      await database.remove();
    },
  };
}
