import type { Product } from "#domain/product.ts";
import { type CatalogWriter, writeCatalog } from "#server/catalog/products/write-catalog.ts";
import type { Store } from "#server/store/store-interface.ts";
import { isPlaceholder } from "./planned-product.ts";
import type { StagedProducts } from "./staged-products.ts";

const BATCH = 500;
/** A new product's id is one above every id ever used, starting here (rule 3.3). */
const FIRST_ID = 1001;

/** The catalog was changed while an import was planned. */
export class CatalogChangedError extends Error {
  override name = "CatalogChangedError";
}

/**
 * Writes all staged products in one transaction: all of them, or none if the process is killed
 * (rule 3.15).
 * @param version the catalog's version the plan was made for.
 * @throws CatalogChangedError if the catalog has another version now; nothing is written.
 */
export function writeStaged(
  store: Store,
  staged: StagedProducts,
  version: number,
  now: Date,
): Promise<void> {
  return writeCatalog(store, now, async (writer) => {
    const last = await lockCatalog(writer, version);
    const ids = new NewIds(Math.max(FIRST_ID - 1, last, staged.highestId));
    const statuses = { published: [] as string[], hidden: [] as string[] };
    let batch = new Map<string, Product>();
    for await (const { product, hidden, setsStatus } of staged.read()) {
      const saved = ids.giveTo(product);
      batch.set(saved.id, saved);
      if (setsStatus) statuses[hidden ? "hidden" : "published"].push(saved.id);
      if (batch.size < BATCH) continue;
      await writer.save([...batch.values()]);
      batch = new Map();
    }
    await writer.save([...batch.values()]);
    await writer.setStatus(statuses.published, "published", "file");
    await writer.setStatus(statuses.hidden, "hidden", "file");
  });
}

/** Assigns ids in the order of the calls. */
class NewIds {
  #last: number;

  constructor(last: number) {
    this.#last = last;
  }

  /** The product with ids instead of placeholders. */
  giveTo(product: Product): Product {
    const { variants } = product;
    return {
      ...product,
      id: this.#given(product.id),
      ...(variants
        ? { variants: variants.map((each) => ({ ...each, id: this.#given(each.id) })) }
        : {}),
    };
  }

  #given(id: string): string {
    if (!isPlaceholder(id)) return id;
    this.#last += 1;
    return String(this.#last);
  }
}

/** The highest id in use; call it when no other process can change the catalog. */
async function lockCatalog({ queries }: CatalogWriter, version: number): Promise<number> {
  const state = await queries
    .updateTable("catalog_state")
    .set((row) => ({ version: row.ref("version") }))
    .returning(["version", "last_product_id"])
    .executeTakeFirstOrThrow();
  if (state.version !== version) throw new CatalogChangedError();
  return state.last_product_id;
}
