import { createHash } from "node:crypto";
import { addressHere } from "#app/routing/address-here.server.ts";
import { collections } from "#app/routing/collections.ts";
import { findCollection, findProductType } from "#domain/collection.ts";
import type { Product } from "#domain/product.ts";
import type { Pictures } from "#server/catalog/pictures/starter-pictures.ts";
import { socialCardPath } from "./social-card.ts";

/**
 * Path of a product's social card, with a hash of the title, type and picture on it: networks fetch
 * a social picture again only at a new address. If no such card was made, the path redirects to the
 * product's picture (rule 2.28).
 */
export function productCardPath(product: Product, pictures: Pictures): string {
  const { url, title, collection, type, image } = product;
  const hash = createHash("sha256")
    .update(JSON.stringify([title, typeTitle(collection, type), image]))
    .update(pictures.pictureNamed(image)?.hash ?? "")
    .digest("hex");
  return socialCardPath(`${addressHere(url)}.${hash.slice(0, 8)}`);
}

function typeTitle(slug: string, type: string): string | undefined {
  const collection = findCollection(collections, slug);
  return collection && findProductType(collection, type)?.title;
}
