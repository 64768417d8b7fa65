import type { Product } from "#domain/product.ts";
import { entryOfRow } from "#server/catalog/products/product-rows.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { ProductStatus } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** A product of the catalog that isn't removed. */
export interface ExistingProduct {
  product: Product;
  hidden: boolean;
  /** Whether a person hid it, and not an import. */
  hiddenByHand: boolean;
}

/** The product an id was given to. */
export interface IdOwner {
  sku: string;
  slug: string;
  status: ProductStatus;
}

/** The names in use in the catalog. */
export interface CatalogNames {
  /** The product that has each SKU, as its own or for a variant. */
  owners: ReadonlyMap<string, string>;
  /** SKUs by their form without case and leading zeros. */
  similar: ReadonlyMap<string, string>;
  slugs: ReadonlySet<string>;
}

/** Reads the catalog for an import, in batches. */
export class ExistingProducts {
  readonly #queries: Queries;
  #names: Promise<CatalogNames> | undefined;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** The catalog's version the import is planned for. */
  async version(): Promise<number> {
    const { version } = await retryOnBusy(() =>
      this.#queries.selectFrom("catalog_state").select("version").executeTakeFirstOrThrow(),
    );
    return version;
  }

  /** Products by SKU, as their own or a variant's, for these SKUs. */
  async bySku(skus: readonly string[]): Promise<Map<string, ExistingProduct>> {
    if (skus.length === 0) return new Map();
    const variants = await retryOnBusy(() =>
      this.#queries
        .selectFrom("product_variants")
        .select(["sku", "product_id"])
        .where("sku", "in", skus)
        .where("status", "<>", "removed")
        .execute(),
    );
    const own = await this.#by("sku", skus);
    const byId = await this.#by("id", [...new Set(variants.map(({ product_id: id }) => id))]);
    for (const { sku, product_id: id } of variants) {
      const product = byId.get(id);
      if (product) own.set(sku, product);
    }
    return own;
  }

  /** Products by slug, for these slugs. */
  bySlug(slugs: readonly string[]): Promise<Map<string, ExistingProduct>> {
    return this.#by("slug", slugs);
  }

  async #by(
    column: "id" | "sku" | "slug",
    values: readonly string[],
  ): Promise<Map<string, ExistingProduct>> {
    if (values.length === 0) return new Map();
    const rows = await retryOnBusy(() =>
      this.#queries
        .selectFrom("products")
        .select([
          "id",
          "document",
          "position",
          "updated_at",
          "status",
          "sku",
          "slug",
          "hidden_by_file",
        ])
        .where(column, "in", values)
        .where("status", "<>", "removed")
        .execute(),
    );
    return new Map(
      rows.map((row) => {
        const hidden = row.status === "hidden";
        const hiddenByHand = hidden && row.hidden_by_file !== 1;
        return [row[column], { product: entryOfRow(row).product, hidden, hiddenByHand }];
      }),
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
    const variants = await retryOnBusy(() =>
      this.#queries
        .selectFrom("product_variants")
        .select(["id", "sku", "status"])
        .where("id", "in", ids)
        .execute(),
    );
    const owners = [...rows, ...variants.map((variant) => ({ ...variant, slug: "" }))];
    return new Map(owners.map(({ id, ...owner }) => [id, owner]));
  }

  /** All slugs and SKUs; read only once. */
  names(): Promise<CatalogNames> {
    this.#names ??= this.#readNames();
    return this.#names;
  }

  async #readNames(): Promise<CatalogNames> {
    const products = await retryOnBusy(() =>
      this.#queries
        .selectFrom("products")
        .select(["id", "sku", "slug"])
        .where("status", "<>", "removed")
        .execute(),
    );
    const variants = await retryOnBusy(() =>
      this.#queries
        .selectFrom("product_variants")
        .select(["product_id as id", "sku"])
        .where("status", "<>", "removed")
        .execute(),
    );
    const owned = [...products, ...variants];
    return {
      owners: new Map(owned.map(({ sku, id }) => [sku, id])),
      similar: new Map(owned.map(({ sku }) => [comparableSku(sku), sku])),
      slugs: new Set(products.map(({ slug }) => slug)),
    };
  }
}

/**
 * A SKU without leading zeros and in capitals, for finding SKUs that a spreadsheet or a person
 * changed.
 */
export function comparableSku(sku: string): string {
  return sku.toUpperCase().replace(/^0+(?=.)/, "");
}
