import { collections } from "#app/routing/collections.ts";
import { findCollection, findProductType, productTypeLink } from "#domain/collection.ts";
import type { Product } from "#domain/product.ts";
import type { ProductTrail } from "./product-trail.ts";

const trails = new Map<string, ProductTrail | undefined>();

/**
 * The collection and the type of a product, or undefined if the shop has no such type. All products
 * of a type have the same object, which a page's data then contains once.
 */
export function trailOf({
  collection,
  type,
}: Pick<Product, "collection" | "type">): ProductTrail | undefined {
  const key = `${collection}/${type}`;
  if (!trails.has(key)) trails.set(key, findTrail(collection, type));
  return trails.get(key);
}

function findTrail(slug: string, typeSlug: string): ProductTrail | undefined {
  const collection = findCollection(collections, slug);
  const type = collection && findProductType(collection, typeSlug);
  if (!type) return undefined;
  return [
    { title: collection.title, link: collection.link },
    { title: type.title, link: productTypeLink(collection, type.slug) },
  ];
}
