import type { Product } from "#domain/product.ts";
import type { Pictures } from "#server/catalog/pictures/starter-pictures.ts";
import { addressedSize } from "#ui/picture.tsx";
import { productCardPath } from "./product-card-path.server.ts";
import { type SocialPicture, socialCardSize } from "./social-card.ts";

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
