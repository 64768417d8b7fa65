import { setImmediate } from "node:timers/promises";
import { joinShownModel, shownModelColumns } from "#server/catalog/models/model-rows.ts";
import { readPictureChanges } from "#server/catalog/pictures/read-picture-changes.ts";
import { type CatalogEntry, entryOfRow } from "#server/catalog/products/product-rows.ts";
import type { Queries } from "#server/store/store-interface.ts";
import type { ProductChanges } from "./catalog.ts";
import type { CatalogInMemory } from "./catalog-in-memory.ts";
import type { UnpublishedProduct } from "./former-addresses.ts";

/** Rows per query, so that a large catalog is read without blocking requests for long. */
const BATCH = 2_000;
/** Changes applied at once. */
const SLICE = 200;

/** The stored catalog's version, and its origin, which is another one after a restore. */
export function readState(queries: Queries): Promise<CatalogInMemory["stored"]> {
  return queries
    .selectFrom(["catalog_state", "catalog_origin"])
    .select(["version", "origin"])
    .executeTakeFirstOrThrow();
}

/** Reads what changed since the catalog in memory, and updates it. */
export async function readChanges(queries: Queries, catalog: CatalogInMemory): Promise<void> {
  const state = await readState(queries);
  const isRestored = state.origin !== catalog.stored.origin;
  if (state.version === catalog.stored.version && !isRestored) return;
  const since = isRestored ? 0 : catalog.stored.version;
  const addresses = await queries
    .selectFrom("product_addresses")
    .select(["slug", "product_id"])
    .where("version", ">", since)
    .execute();
  const { saved, unpublished } = await changedProducts(queries, since);
  const pictures = await readPictureChanges(queries, since);
  const kept = new Set(saved.map(({ product }) => product.id));
  const gone = since === 0 ? [...catalog.ids()].filter((id) => !kept.has(id)) : [];
  const removed = [...gone, ...unpublished.map(({ id }) => id)];
  await applyInSlices(catalog, { saved, removed });
  for (const product of unpublished) catalog.formerAddresses.add(product);
  for (const { slug, product_id: id } of addresses) catalog.formerAddresses.renamed(slug, id);
  if (since === 0) catalog.pictures.clear();
  catalog.pictures.update(pictures);
  catalog.stored = state;
  catalog.version += 1;
}

/**
 * Applies few changes at once, and many in slices with pauses, so that requests are served while a
 * large import is read.
 */
async function applyInSlices(
  catalog: CatalogInMemory,
  { saved, removed }: ProductChanges,
): Promise<void> {
  const slice = catalog.size === 0 ? Math.max(saved.length, 1) : SLICE;
  catalog.update({ saved: saved.slice(0, slice), removed });
  for (let start = slice; start < saved.length; start += slice) {
    await setImmediate();
    catalog.update({ saved: saved.slice(start, start + slice), removed: [] });
  }
}

async function changedProducts(queries: Queries, since: number) {
  const saved: CatalogEntry[] = [];
  const unpublished: UnpublishedProduct[] = [];
  let last = "";
  for (;;) {
    const rows = await queries
      .selectFrom("products")
      .leftJoin("models", joinShownModel)
      .select(["id", "slug", "collection", "type", "status", "document", "position", "updated_at"])
      .select(shownModelColumns)
      .where("version", ">", since)
      .where("id", ">", last)
      .orderBy("id")
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      const { id, slug, collection, type, status } = row;
      if (status === "published") saved.push(entryOfRow(row));
      else unpublished.push({ id, slug, collection, type, status, updatedAt: row.updated_at });
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return { saved, unpublished };
  }
}
