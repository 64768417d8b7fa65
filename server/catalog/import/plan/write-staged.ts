import type { Product } from "#domain/product.ts";
import { type CatalogWriter, writeCatalog } from "#server/catalog/products/write-catalog.ts";
import type { Store } from "#server/store/store-interface.ts";
import type { StagedProducts } from "./staged-products.ts";

const BATCH = 500;

/** The catalog was changed by someone else while an import was planned. */
export class CatalogChangedError extends Error {
  override name = "CatalogChangedError";
}

/**
 * Writes all staged products in one transaction: all of them, or none if the process is killed
 * (rule 3.15).
 * @param version the catalog's version the plan was made for.
 * @throws CatalogChangedError if it is no longer that one; nothing is written.
 */
export function writeStaged(
  store: Store,
  staged: StagedProducts,
  version: number,
  now: Date,
): Promise<void> {
  return writeCatalog(store, now, async (writer) => {
    let id = await lockCatalog(writer, version, staged);
    const statuses = { published: [] as string[], hidden: [] as string[] };
    let batch: Product[] = [];
    for await (const { product, needsId, hidden, setsStatus } of staged.read()) {
      if (needsId) id += 1;
      const saved = needsId ? { ...product, id: String(id) } : product;
      batch.push(saved);
      if (setsStatus) statuses[hidden ? "hidden" : "published"].push(saved.id);
      if (batch.length < BATCH) continue;
      await writer.save(batch);
      batch = [];
    }
    await writer.save(batch);
    await writer.setStatus(statuses.published, "published");
    await writer.setStatus(statuses.hidden, "hidden");
  });
}

/** The highest id in use, once no other process can change the catalog. */
async function lockCatalog(
  { queries }: CatalogWriter,
  version: number,
  staged: StagedProducts,
): Promise<number> {
  const state = await queries
    .updateTable("catalog_state")
    .set((row) => ({ version: row.ref("version") }))
    .returning(["version", "last_product_id"])
    .executeTakeFirstOrThrow();
  if (state.version !== version) throw new CatalogChangedError();
  return Math.max(1000, state.last_product_id, staged.highestId);
}
