import type { Product } from "#domain/product.ts";
import { entryOfRow } from "#server/catalog/products/product-rows.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { ProductStatus } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** A product of the catalog that isn't removed. */
export interface ExistingProduct {
  product: Product;
  hidden: boolean;
}

/** What an id was given to. */
export interface IdOwner {
  sku: string;
  slug: string;
  status: ProductStatus;
}

/** Reads the catalog for an import, in batches. */
export class ExistingProducts {
  readonly #queries: Queries;
  #names: Promise<{ skus: Map<string, string>; slugs: Set<string> }> | undefined;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** The catalog's version, which an import's plan is true for. */
  async version(): Promise<number> {
    const { version } = await retryOnBusy(() =>
      this.#queries.selectFrom("catalog_state").select("version").executeTakeFirstOrThrow(),
    );
    return version;
  }

  /** Those with these SKUs, or slugs, by them. */
  async by(
    column: "sku" | "slug",
    values: readonly string[],
  ): Promise<Map<string, ExistingProduct>> {
    if (values.length === 0) return new Map();
    const rows = await retryOnBusy(() =>
      this.#queries
        .selectFrom("products")
        .select(["document", "position", "updated_at", "status", "sku", "slug"])
        .where(column, "in", values)
        .where("status", "<>", "removed")
        .execute(),
    );
    return new Map(
      rows.map((row) => [
        row[column],
        { product: entryOfRow(row).product, hidden: row.status === "hidden" },
      ]),
    );
  }

  /** The products that have or had these ids. */
  async idOwners(ids: readonly string[]): Promise<Map<string, IdOwner>> {
    if (ids.length === 0) return new Map();
    const rows = await retryOnBusy(() =>
      this.#queries
        .selectFrom("products")
        .select(["id", "sku", "slug", "status"])
        .where("id", "in", ids)
        .execute(),
    );
    return new Map(rows.map(({ id, ...owner }) => [id, owner]));
  }

  /** All slugs, and all SKUs by what is left of them when case and leading zeros are ignored. */
  names() {
    this.#names ??= this.#readNames();
    return this.#names;
  }

  async #readNames() {
    const rows = await retryOnBusy(() =>
      this.#queries
        .selectFrom("products")
        .select(["sku", "slug"])
        .where("status", "<>", "removed")
        .execute(),
    );
    return {
      skus: new Map(rows.map(({ sku }) => [looseSku(sku), sku])),
      slugs: new Set(rows.map(({ slug }) => slug)),
    };
  }
}

/** A SKU as a spreadsheet or a person might change it: without leading zeros, in capitals. */
export function looseSku(sku: string): string {
  return sku.toUpperCase().replace(/^0+(?=.)/, "");
}
