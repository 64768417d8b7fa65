import type { Availability, Product } from "./product.ts";

/**
 * What cart and wishlist keep of a product (spec §3 "the added product's fields"): by this a shopper
 * recognises a piece, even after it has left the catalogue (ruling 19).
 */
export type ProductSnapshot = Pick<
  Product,
  | "id"
  | "title"
  | "slug"
  | "sku"
  | "price"
  | "compareAtPrice"
  | "image"
  | "imageAlt"
  | "badges"
  | "availability"
  | "url"
>;

/** Copies the kept fields and nothing else, so that storage stays small. */
export function snapshotOf(product: ProductSnapshot): ProductSnapshot {
  const { id, title, slug, sku, price, image, imageAlt, badges, availability, url } = product;
  const snapshot: ProductSnapshot = {
    ...{ id, title, slug, sku, price, image, imageAlt, availability, url },
    badges: [...badges],
  };
  if (product.compareAtPrice !== undefined) snapshot.compareAtPrice = product.compareAtPrice;
  return snapshot;
}

/**
 * Reads a snapshot out of stored data of any age. Only the id can't be repaired: without one the
 * answer is `undefined`. A missing title becomes the SKU or the id; the catalogue, asked later,
 * knows better (ruling 19).
 */
export function reviveSnapshot(stored: Record<string, unknown>): ProductSnapshot | undefined {
  const id = typeof stored.id === "number" ? String(stored.id) : text(stored.id).trim();
  if (id === "") return undefined;
  const sku = text(stored.sku);
  const slug = text(stored.slug);
  const title = text(stored.title) || sku || id;
  const snapshot: ProductSnapshot = {
    ...{ id, sku, slug, title },
    price: cents(stored.price) ?? 0,
    image: text(stored.image),
    imageAlt: text(stored.imageAlt) || title,
    badges: Array.isArray(stored.badges) ? stored.badges.filter(isText) : [],
    availability: availability(stored.availability),
    url: text(stored.url) || (slug && `/products/${slug}`),
  };
  const compareAtPrice = cents(stored.compareAtPrice);
  if (compareAtPrice !== undefined) snapshot.compareAtPrice = compareAtPrice;
  return snapshot;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function text(value: unknown): string {
  return isText(value) ? value : "";
}

function cents(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

function availability(value: unknown): Availability {
  return value === "preorder" || value === "out_of_stock" ? value : "in_stock";
}
