import type { ListingScope } from "#domain/listing/listing.ts";
import { chosenProducts } from "#domain/options/chosen-product.ts";
import type { Product } from "#domain/product.ts";
import { type ListedProduct, listedProduct } from "#server/catalog/listing/listed-product.ts";
import type { CatalogEntry } from "#server/catalog/products/product-rows.ts";
import type { CatalogView, ProductChanges } from "./catalog.ts";

/** A product with what listings look at. */
interface TableEntry extends CatalogEntry, ListedProduct {}

/** The published products by id, by address and in catalog order. */
export class ProductTable implements CatalogView {
  readonly #entries = new Map<string, TableEntry>();
  readonly #bySlug = new Map<string, TableEntry>();
  /** The product of each variant's id. */
  readonly #byVariant = new Map<string, TableEntry>();
  #order: CatalogOrder | undefined;

  update({ saved, removed }: ProductChanges): void {
    for (const id of [...removed, ...saved.map(({ product }) => product.id)]) this.#drop(id);
    for (const { product, position, updatedAt } of saved) {
      const entry = { ...listedProduct(product), position, updatedAt };
      this.#entries.set(entry.product.id, entry);
      this.#bySlug.set(entry.product.slug, entry);
      for (const { id } of entry.product.variants ?? []) this.#byVariant.set(id, entry);
    }
    this.#order = undefined;
  }

  get size(): number {
    return this.#entries.size;
  }

  ids(): Iterable<string> {
    return this.#entries.keys();
  }

  /** The product with this id, or the product as its variant with this id. */
  byId(id: string): Product | undefined {
    return this.#entries.get(id)?.product ?? this.#chosen(id);
  }

  #chosen(variantId: string): Product | undefined {
    const product = this.#byVariant.get(variantId)?.product;
    return product && chosenProducts(product).find(({ id }) => id === variantId);
  }

  /** The product with this id or with a variant of this id. */
  productOf(id: string): Product | undefined {
    return (this.#entries.get(id) ?? this.#byVariant.get(id))?.product;
  }

  bySlug(slug: string): Product | undefined {
    return this.#bySlug.get(slug)?.product;
  }

  /** The products of a listing, in catalog order or in that of its ids. */
  inScope(scope: ListingScope): readonly ListedProduct[] {
    if ("ids" in scope) return scope.ids.flatMap((id) => this.#entries.get(id) ?? []);
    const { collection, type } = scope;
    const { byCollection, byType } = this.order;
    const products =
      type === undefined ? byCollection.get(collection) : byType.get(collection)?.get(type);
    return products ?? [];
  }

  /** Recomputed when first needed after a change. */
  get order(): CatalogOrder {
    this.#order ??= orderOf([...this.#entries.values()]);
    return this.#order;
  }

  #drop(id: string): void {
    const former = this.#entries.get(id);
    if (!former) return;
    this.#entries.delete(id);
    const { slug, variants = [] } = former.product;
    for (const variant of variants) this.#byVariant.delete(variant.id);
    // Another product may have taken the slug since.
    if (this.#bySlug.get(slug) === former) this.#bySlug.delete(slug);
  }
}

/** All products in catalog order, and the same by collection and by its types. */
interface CatalogOrder {
  entries: readonly CatalogEntry[];
  byCollection: ReadonlyMap<string, readonly ListedProduct[]>;
  byType: ReadonlyMap<string, ReadonlyMap<string, readonly ListedProduct[]>>;
}

function orderOf(entries: TableEntry[]): CatalogOrder {
  entries.sort((a, b) => a.position - b.position || a.id - b.id);
  const byCollection = Map.groupBy(entries, ({ product }) => product.collection);
  const byType = [...byCollection].map(
    ([collection, products]) =>
      [collection, Map.groupBy(products, ({ product }) => product.type)] as const,
  );
  return { entries, byCollection, byType: new Map(byType) };
}
