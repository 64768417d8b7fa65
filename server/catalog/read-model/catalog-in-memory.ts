import type { ListingScope } from "#domain/listing/listing.ts";
import type { ListingQuery } from "#domain/listing/listing-query.ts";
import type { Product } from "#domain/product.ts";
import { collections } from "#server/catalog/collections.ts";
import { listProducts } from "#server/catalog/listing/list-products.ts";
import { PublishedPictures } from "#server/catalog/pictures/published-pictures.ts";
import { ProductSearch } from "#server/catalog/search/product-search.ts";
import { shopLanguage } from "#server/catalog/search/shop-language.ts";
import { typeSearch } from "#server/catalog/search/type-search.ts";
import type { Catalog, CatalogView, ProductChanges } from "./catalog.ts";
import { FormerAddresses } from "./former-addresses.ts";
import { ProductTable } from "./product-table.ts";
import { relatedProducts } from "./related-products.ts";

/** Maximum number of suggestions (rule 6.6). */
const maxSuggestedTypes = 3;
const maxSuggestedProducts = 5;
const searchTypes = typeSearch(collections, shopLanguage);

/** The read model: the published products of one version, and everything computed from them. */
export class CatalogInMemory implements Catalog {
  version = 0;
  /** The stored version and origin of the products that were read. */
  stored = { version: 0, origin: "" };
  readonly formerAddresses = new FormerAddresses();
  readonly pictures = new PublishedPictures();
  readonly #products = new ProductTable();
  readonly #search = new ProductSearch(shopLanguage);
  readonly #views: readonly CatalogView[] = [this.#products, this.#search];

  update(changes: ProductChanges): void {
    for (const view of this.#views) view.update(changes);
    for (const { product } of changes.saved) this.formerAddresses.published(product.id);
  }

  get size() {
    return this.#products.size;
  }

  ids() {
    return this.#products.ids();
  }

  entries(start: number, count: number) {
    return this.#products.order.entries.slice(start, start + count);
  }

  get lastLeftAt() {
    return this.formerAddresses.newest;
  }

  byId(id: string) {
    return this.#products.byId(id);
  }

  productOf(id: string) {
    return this.#products.productOf(id);
  }

  byIds(ids: readonly string[]) {
    return new Map(
      ids.flatMap((id) => {
        const product = this.byId(id);
        return product ? [[id, product] as const] : [];
      }),
    );
  }

  bySlug(slug: string) {
    return this.#products.bySlug(slug);
  }

  inCollection(collection: string) {
    return this.first({ collection }, Number.POSITIVE_INFINITY);
  }

  list(scope: ListingScope, query: ListingQuery) {
    return listProducts(this.#products.inScope(scope), query);
  }

  count(scope: ListingScope) {
    return this.#products.inScope(scope).length;
  }

  first(scope: ListingScope, count: number) {
    const products = this.#products.inScope(scope).slice(0, count);
    return products.map(({ product }) => product);
  }

  pictureNamed(name: string | undefined) {
    return this.pictures.pictureNamed(name);
  }

  related(product: Product, count: number) {
    const { collection } = product;
    return relatedProducts(product, this.#products.inScope({ collection }), count);
  }

  search(text: string) {
    return this.#search.search(text);
  }

  suggest(text: string) {
    const products = this.byIds(this.#search.suggest(text, maxSuggestedProducts));
    return { types: searchTypes(text, maxSuggestedTypes), products: [...products.values()] };
  }

  movedTo(slug: string) {
    return this.formerAddresses.movedTo(slug, (id) => this.byId(id));
  }
}

/** A catalog of the given products, in their order. */
export function createCatalog(products: readonly Product[]): CatalogInMemory {
  const catalog = new CatalogInMemory();
  const saved = products.map((product, position) => ({ product, position, updatedAt: "" }));
  catalog.update({ saved, removed: [] });
  return catalog;
}
