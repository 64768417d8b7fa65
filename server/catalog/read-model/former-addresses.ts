import { findCollection, findProductType, productTypeLink } from "#domain/collection.ts";
import { collectionPath } from "#domain/paths.ts";
import type { Product } from "#domain/product.ts";
import type { ProductStatus } from "#server/store/schema.ts";
import { collectionFacts } from "#shop/collections.ts";
import type { MovedTo } from "./catalog.ts";

/** The row of a product that isn't published. */
export interface UnpublishedProduct {
  id: string;
  slug: string;
  collection: string;
  type: string;
  status: Exclude<ProductStatus, "published">;
  /** When it was hidden or removed, ISO 8601 UTC. */
  updatedAt: string;
}

/** Addresses that products had: of removed and hidden products, and of changed slugs. */
export class FormerAddresses {
  readonly #unpublished = new Map<string, UnpublishedProduct>();
  readonly #bySlug = new Map<string, UnpublishedProduct>();
  readonly #formerSlugs = new Map<string, string>();
  /** When the latest of these products was hidden or removed. */
  newest: string | undefined;

  /** Adds a product that is no longer published. */
  add(product: UnpublishedProduct): void {
    this.published(product.id);
    this.#unpublished.set(product.id, product);
    this.#bySlug.set(product.slug, product);
    const { updatedAt } = product;
    if (this.newest === undefined || updatedAt > this.newest) this.newest = updatedAt;
  }

  /** Removes a product that is published again. */
  published(id: string): void {
    const former = this.#unpublished.get(id);
    if (!former) return;
    this.#unpublished.delete(id);
    if (this.#bySlug.get(former.slug) === former) this.#bySlug.delete(former.slug);
  }

  /** Adds a product's former slug. */
  renamed(slug: string, productId: string): void {
    this.#formerSlugs.set(slug, productId);
  }

  /** Where an address leads that no published product has (rule 5.10). */
  movedTo(slug: string, publishedById: (id: string) => Product | undefined): MovedTo | undefined {
    const id = this.#formerSlugs.get(slug);
    const renamed = id === undefined ? undefined : publishedById(id);
    if (renamed) return { path: renamed.url, status: 301 };
    const former = this.#bySlug.get(slug) ?? (id ? this.#unpublished.get(id) : undefined);
    return former && typeOf(former);
  }
}

function typeOf({ collection: slug, type, status }: UnpublishedProduct): MovedTo | undefined {
  const collection = findCollection(collectionFacts, slug);
  if (!collection) return undefined;
  const path = findProductType(collection, type)
    ? productTypeLink(collection, type)
    : collectionPath(slug);
  return { path, status: status === "removed" ? 301 : 302 };
}
