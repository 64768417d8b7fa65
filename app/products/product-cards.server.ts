import { dimensionsText } from "#domain/dimensions.ts";
import { hasSeveralPrices } from "#domain/options/lowest-offer.ts";
import type { Product } from "#domain/product.ts";
import { createSnapshot } from "#domain/product-snapshot.ts";
import type { Pictures } from "#server/catalog/pictures/starter-pictures.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import { modelOf } from "./models.server.ts";
import type { ProductCardData } from "./product-card-data.ts";
import { trailOf } from "./product-trail.server.ts";

const made = new WeakMap<Product, ProductCardData>();

/** The card data of a product; the same object until the product or one of its pictures changes. */
export function productCard(catalog: Pictures, product: Product): ProductCardData {
  const pictures = {
    picture: catalog.pictureNamed(product.image),
    hoverPicture: catalog.pictureNamed(product.hoverImage),
  };
  const known = made.get(product);
  if (known?.picture === pictures.picture && known.hoverPicture === pictures.hoverPicture) {
    return known;
  }
  const card = cardOf(product, pictures);
  made.set(product, card);
  return card;
}

function cardOf(
  product: Product,
  pictures: Pick<ProductCardData, "picture" | "hoverPicture">,
): ProductCardData {
  const trail = trailOf(product);
  return {
    ...createSnapshot(product),
    swatches: product.swatches.map(({ label, colorHex }) => ({ label, colorHex })),
    material: product.specs.material,
    dimensions: dimensionsText(product.specs),
    ...pictures,
    ...(product.variants ? { hasVariants: true } : {}),
    ...(hasSeveralPrices(product) ? { isPriceFrom: true } : {}),
    ...(modelOf(product) ? { hasModel: true } : {}),
    ...(trail ? { trail } : {}),
    ...(product.hoverImageAlt ? { hoverAlt: product.hoverImageAlt } : {}),
  };
}

/** The card data of products. */
export function productCards(catalog: Pictures, products: readonly Product[]): ProductCardData[] {
  return products.map((product) => productCard(catalog, product));
}

/** The card data of the products with these ids, in this order; unknown ids are left out. */
export function productCardsOf(catalog: Catalog, ids: readonly string[]): ProductCardData[] {
  return productCards(catalog, [...catalog.byIds(ids).values()]);
}
