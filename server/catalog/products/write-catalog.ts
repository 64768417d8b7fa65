import { sql, type Transaction } from "kysely";
import type { Product } from "#domain/product.ts";
import type { ProductStatus, Tables } from "#server/store/schema.ts";
import type { Store } from "#server/store/store-interface.ts";
import { keepAddresses, upsertProducts } from "./write-products.ts";
import { saveVariants, setVariantStatus } from "./write-variants.ts";

/** Rows per statement, well below either engine's limit of bound values. */
const BATCH = 500;

/** Changes the catalog within one transaction. */
export interface CatalogWriter {
  /** The transaction. */
  queries: Transaction<Tables>;
  /**
   * Adds products, published and in the order of their ids, or replaces the documents of products
   * whose ids exist; their former addresses still lead to them.
   */
  save(products: readonly Product[]): Promise<void>;
  /**
   * The catalog's new version, for rows that others change within the transaction; the first call
   * makes other writers wait.
   */
  nextVersion(): Promise<number>;
  /**
   * Publishes, hides or removes the products with these ids.
   * @param by whether a person or an imported file says so; a file doesn't publish what a person hid
   *   (rule 3.31).
   */
  setStatus(ids: readonly string[], status: ProductStatus, by?: "hand" | "file"): Promise<void>;
  /** Moves a product within the catalog's order. */
  setPosition(id: string, position: number): Promise<void>;
  /** Returns ids that no product and no variant has ever had (rule 3.3). */
  newIds(count: number): Promise<string[]>;
  /** Records ids assigned elsewhere, so that they aren't assigned again. */
  keepIds(ids: readonly string[]): Promise<void>;
}

/**
 * Changes the catalog in one transaction. The first change raises the catalog's version, which
 * makes concurrent writers wait, so that versions become visible in order.
 */
export function writeCatalog<T>(
  store: Store,
  now: Date,
  work: (writer: CatalogWriter) => Promise<T>,
): Promise<T> {
  return store.write((queries) => work(new Writer(queries, now.toISOString())));
}

class Writer implements CatalogWriter {
  readonly queries: Transaction<Tables>;
  readonly #now: string;
  #version: Promise<number> | undefined;

  constructor(queries: Transaction<Tables>, now: string) {
    this.queries = queries;
    this.#now = now;
  }

  async save(products: readonly Product[]): Promise<void> {
    if (products.length === 0) return;
    const version = await this.nextVersion();
    for (let start = 0; start < products.length; start += BATCH) {
      const batch = products.slice(start, start + BATCH);
      await keepAddresses(this.queries, batch, version);
      await upsertProducts(this.queries, batch, { version, now: this.#now });
      await saveVariants(this.queries, batch);
    }
    await this.keepIds(
      products.flatMap(({ id, variants = [] }) => [id, ...variants.map((variant) => variant.id)]),
    );
  }

  async setStatus(
    ids: readonly string[],
    status: ProductStatus,
    by: "hand" | "file" = "hand",
  ): Promise<void> {
    if (ids.length === 0) return;
    const version = await this.nextVersion();
    const hidden_by_file = status === "hidden" && by === "file" ? 1 : null;
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = ids.slice(start, start + BATCH);
      await this.queries
        .updateTable("products")
        .set({ status, hidden_by_file, version, updated_at: this.#now })
        .where("id", "in", batch)
        .execute();
      await setVariantStatus(this.queries, batch, status);
    }
  }

  async setPosition(id: string, position: number): Promise<void> {
    const version = await this.nextVersion();
    await this.queries
      .updateTable("products")
      .set({ position, version, updated_at: this.#now })
      .where("id", "=", id)
      .execute();
  }

  async newIds(count: number): Promise<string[]> {
    const { last_product_id: last } = await this.queries
      .updateTable("catalog_state")
      .set((state) => ({
        last_product_id: sql<number>`${state.ref("last_product_id")} + ${count}`,
      }))
      .returning("last_product_id")
      .executeTakeFirstOrThrow();
    return Array.from({ length: count }, (_, index) => String(last - count + 1 + index));
  }

  async keepIds(ids: readonly string[]): Promise<void> {
    const highest = ids.reduce((max, id) => Math.max(max, Number(id)), 0);
    await this.queries
      .updateTable("catalog_state")
      .set({ last_product_id: highest })
      .where("last_product_id", "<", highest)
      .execute();
  }

  nextVersion(): Promise<number> {
    this.#version ??= this.#raiseVersion();
    return this.#version;
  }

  async #raiseVersion(): Promise<number> {
    const { version } = await this.queries
      .updateTable("catalog_state")
      .set((state) => ({ version: sql<number>`${state.ref("version")} + 1` }))
      .returning("version")
      .executeTakeFirstOrThrow();
    return version;
  }
}
