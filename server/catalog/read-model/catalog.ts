import type { Listing, ListingScope } from "#domain/listing/listing.ts";
import type { ListingQuery } from "#domain/listing/listing-query.ts";
import type { Product } from "#domain/product.ts";
import type { Pictures } from "#server/catalog/pictures/starter-pictures.ts";
import type { CatalogEntry } from "#server/catalog/products/product-rows.ts";
import type { SearchResult, Suggestions } from "#server/catalog/search/search-result.ts";

/** Where an address without a product redirects to (rule 5.10). */
export interface MovedTo {
  path: string;
  /** 301 for a new address or a removed product; 302 for one that may come back. */
  status: 301 | 302;
}

/** The published products as pages and leads use them, read from memory. */
export interface Catalog extends Pictures {
  /** Increases with every change that this process reads. */
  readonly version: number;
  /** How many products there are. */
  readonly size: number;
  /** Products by position, `count` from `start` on, with when they changed: for the sitemap. */
  entries(start: number, count: number): readonly CatalogEntry[];
  /** When a product last left the site, ISO 8601 UTC; undefined if none did. */
  readonly lastLeftAt: string | undefined;
  /** The product with this id, or the product as its variant with this id (rule 3.22). */
  byId(id: string): Product | undefined;
  /** The product with this id or with a variant of this id. */
  productOf(id: string): Product | undefined;
  /** The same as `byId` for several ids; unknown ids are absent. */
  byIds(ids: readonly string[]): ReadonlyMap<string, Product>;
  bySlug(slug: string): Product | undefined;
  inCollection(collection: string): readonly Product[];
  /** One page of a listing, with its filters counted (rules 4.4, 4.7, 4.9 and 4.11). */
  list(scope: ListingScope, query: ListingQuery): Listing;
  /** How many products a listing has without filters. */
  count(scope: ListingScope): number;
  /** The first products of a listing without filters. */
  first(scope: ListingScope, count: number): readonly Product[];
  /** Up to `count` other products that may interest a shopper of this one, the closest first. */
  related(product: Product, count: number): readonly Product[];
  /** The result of a search. */
  search(text: string): SearchResult;
  /** Product types and products for a text that is still being typed. */
  suggest(text: string): Suggestions;
  /** Where to redirect an address without a product; undefined if it never had one. */
  movedTo(slug: string): MovedTo | undefined;
}

/** What changed in the catalog. */
export interface ProductChanges {
  /** New and changed products that are published. */
  saved: readonly CatalogEntry[];
  /** Ids of products that are no longer published, or never were. */
  removed: readonly string[];
}

/** A part of the read model, such as the search index, that follows the catalog. */
export interface CatalogView {
  update(changes: ProductChanges): void;
}
