import { dimensionsText } from "#domain/dimensions.ts";
import type { Product } from "#domain/product.ts";
import { createSnapshot } from "#domain/product-snapshot.ts";
import { pictureNamed } from "./pictures.server.ts";
import type { ProductCardData } from "./product-card-data.ts";

/** The card data of a product. */
export function productCard(product: Product): ProductCardData {
  return {
    ...createSnapshot(product),
    swatches: product.swatches.map(({ label, colorHex }) => ({ label, colorHex })),
    material: product.specs.material,
    dimensions: dimensionsText(product.specs),
    picture: pictureNamed(product.image),
    hoverPicture: pictureNamed(product.hoverImage),
    ...(product.hoverImageAlt ? { hoverAlt: product.hoverImageAlt } : {}),
  };
}
