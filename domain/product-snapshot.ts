import { productPath } from "./paths.ts";
import type { Availability, Product } from "./product.ts";

/**
 * The fields of a product kept in the cart and wishlist (rule 7.1), by which a shopper recognizes
 * it even after it was removed from the catalog (rule 7.11).
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

/** Copies only these fields, so that storage stays small. */
export function createSnapshot(product: ProductSnapshot): ProductSnapshot {
  const { id, title, slug, sku, price, image, imageAlt, badges, availability, url } = product;
  const snapshot: ProductSnapshot = {
    id,
    title,
    slug,
    sku,
    price,
    image,
    imageAlt,
    availability,
    url,
    badges: [...badges],
  };
  if (product.compareAtPrice !== undefined) snapshot.compareAtPrice = product.compareAtPrice;
  return snapshot;
}

/** The id of a stored line, or `undefined` if it has none. */
export function parseId(stored: Record<string, unknown>): string | undefined {
  const id = typeof stored.id === "number" ? String(stored.id) : text(stored.id).trim();
  return id === "" ? undefined : id;
}

/**
 * Reads a snapshot from stored data of any version. `undefined` if id, title, SKU or slug is
 * missing, because a shopper couldn't recognize the product; the catalog may still know it
 * (rule 7.8).
 */
export function parseSnapshot(stored: Record<string, unknown>): ProductSnapshot | undefined {
  const id = parseId(stored);
  const [title, sku, slug] = [stored.title, stored.sku, stored.slug].map((field) =>
    text(field).trim(),
  );
  if (!id || !title || !sku || !slug) return undefined;
  const snapshot: ProductSnapshot = {
    id,
    sku,
    slug,
    title,
    price: cents(stored.price) ?? 0,
    image: text(stored.image),
    imageAlt: text(stored.imageAlt) || title,
    badges: Array.isArray(stored.badges) ? stored.badges.filter(isText) : [],
    availability: availability(stored.availability),
    url: productPath(slug) + queryOf(text(stored.url)),
  };
  const compareAtPrice = cents(stored.compareAtPrice);
  if (compareAtPrice !== undefined) snapshot.compareAtPrice = compareAtPrice;
  return snapshot;
}

/** Fields that distinguish a product from another one that reused its id. */
export type ProductNames = Pick<ProductSnapshot, "title" | "sku" | "slug">;

/**
 * Whether two products with the same id are the same product. A product may be renamed or get a new
 * SKU; if title, SKU and slug all changed, another product reused the id (rule 3.4).
 */
export function isSameProduct(one: ProductNames, other: ProductNames): boolean {
  return (["title", "sku", "slug"] as const).some(
    (name) => one[name].trim().toUpperCase() === other[name].trim().toUpperCase(),
  );
}

/** The query of an address, which may have been stored by a page in another language. */
function queryOf(address: string): string {
  const start = address.indexOf("?");
  return start === -1 ? "" : address.slice(start);
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
