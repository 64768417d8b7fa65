import { createHash } from "node:crypto";
import { collections } from "#app/routing/collections.ts";
import { findCollection, findProductType } from "#domain/collection.ts";
import type { Product } from "#domain/product.ts";
import type { Pictures } from "#server/catalog/pictures/starter-pictures.ts";
import { addressedSize } from "#ui/picture.tsx";
import { type SocialPicture, socialCardPath, socialCardSize } from "./social-card.ts";

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
  return socialCardPath(`${url}.${hash.slice(0, 8)}`);
}

/**
 * A product's social picture, with the size of what its path leads to.
 * @param hasCard whether a social card was made for a path; by default none was
 */
export function productSocialPicture(
  product: Product,
  pictures: Pictures,
  hasCard: (path: string) => boolean = () => false,
): SocialPicture {
  const path = productCardPath(product, pictures);
  const picture = hasCard(path) ? null : pictures.pictureNamed(product.image);
  return { path, ...(picture ? addressedSize(picture) : socialCardSize) };
}

function typeTitle(slug: string, type: string): string | undefined {
  const collection = findCollection(collections, slug);
  return collection && findProductType(collection, type)?.title;
}
