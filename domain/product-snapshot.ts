import type { Availability, Product } from "./product.ts";

/**
 * What cart and wishlist keep of a product (rule 7.1): by this a shopper
 * recognizes a piece, even after it has left the catalog (rule 7.11).
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
export function createSnapshot(product: ProductSnapshot): ProductSnapshot {
  const { id, title, slug, sku, price, image, imageAlt, badges, availability, url } = product;
  const snapshot: ProductSnapshot = {
    ...{ id, title, slug, sku, price, image, imageAlt, availability, url },
    badges: [...badges],
  };
  if (product.compareAtPrice !== undefined) snapshot.compareAtPrice = product.compareAtPrice;
  return snapshot;
}

/** The id of a stored line, or `undefined` when it has none. */
export function parseId(stored: Record<string, unknown>): string | undefined {
  const id = typeof stored.id === "number" ? String(stored.id) : text(stored.id).trim();
  return id === "" ? undefined : id;
}

/**
 * Reads a snapshot out of stored data of any age. `undefined` when the id, the title, the SKU or
 * the slug is missing: a shopper could not tell which piece it is, only the catalog can (rule
 * 7.8).
 */
export function parseSnapshot(stored: Record<string, unknown>): ProductSnapshot | undefined {
  const id = parseId(stored);
  const [title, sku, slug] = [stored.title, stored.sku, stored.slug].map((field) =>
    text(field).trim(),
  );
  if (!id || !title || !sku || !slug) return undefined;
  const snapshot: ProductSnapshot = {
    ...{ id, sku, slug, title },
    price: cents(stored.price) ?? 0,
    image: text(stored.image),
    imageAlt: text(stored.imageAlt) || title,
    badges: Array.isArray(stored.badges) ? stored.badges.filter(isText) : [],
    availability: availability(stored.availability),
    url: text(stored.url) || `/products/${slug}`,
  };
  const compareAtPrice = cents(stored.compareAtPrice);
  if (compareAtPrice !== undefined) snapshot.compareAtPrice = compareAtPrice;
  return snapshot;
}

/** By these a piece is told from another one that was given its id. */
export type ProductNames = Pick<ProductSnapshot, "title" | "sku" | "slug">;

/**
 * Whether two pieces with one id are the same piece. A piece may be renamed or get another SKU;
 * with title, SKU and slug all changed it is another piece that was given the id (rule 3.4).
 */
export function isSameProduct(one: ProductNames, other: ProductNames): boolean {
  return (["title", "sku", "slug"] as const).some(
    (name) => one[name].trim().toUpperCase() === other[name].trim().toUpperCase(),
  );
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
