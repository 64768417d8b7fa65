import { productData, productGroupData } from "#app/seo/product-data.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import type { StructuredData } from "#app/seo/structured-data.ts";
import type { Product } from "#domain/product.ts";
import type { GalleryView } from "#products/gallery.tsx";
import { modelOf } from "#products/models.server.ts";
import type { Pictures } from "#server/catalog/pictures/starter-pictures.ts";
import { type PictureData, pictureAddress } from "#ui/picture.tsx";

/** A product's structured data, with the pictures on its page and its 3D model. */
export function structuredDataOf(
  product: Product,
  views: readonly GalleryView[],
  pictures: Pictures,
): StructuredData {
  const address = (picture: PictureData) => `${siteUrl()}${pictureAddress(picture)}`;
  const found = modelOf(product);
  const model = found ? `${siteUrl()}${found.src}` : undefined;
  if (product.variants) {
    const imageUrl = (image: string) => {
      const picture = pictures.pictureNamed(image);
      return picture ? address(picture) : undefined;
    };
    return productGroupData(siteUrl(), product, imageUrl, model);
  }
  const images = views.flatMap(({ picture }) => (picture ? [address(picture)] : []));
  return productData(siteUrl(), product, images, model);
}
