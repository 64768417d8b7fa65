import { addressHere } from "#app/routing/address-here.server.ts";
import { type ChosenProduct, chosenProducts } from "#domain/options/chosen-product.ts";
import { hasSeveralPrices } from "#domain/options/price-and-availability.ts";
import {
  type ColorFilter,
  differsInColorAlone,
  initialColor,
  savedProduct,
} from "#domain/options/shown-color.ts";
import type { Product } from "#domain/product.ts";
import { createSnapshot } from "#domain/product-snapshot.ts";
import { dimensionsText } from "#formats";
import type { Pictures } from "#server/catalog/pictures/starter-pictures.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import { modelOf } from "./models.server.ts";
import type { ProductCardData, SavedCard } from "./product-card-data.ts";
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
  product: Product | ChosenProduct,
  pictures: Pick<ProductCardData, "picture" | "hoverPicture">,
): ProductCardData {
  const trail = trailOf(product);
  return {
    ...createSnapshot(product),
    url: addressHere(product.url),
    ...choiceOf(product),
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

/** The name and the colors of a chosen product, or the swatches of any other. */
function choiceOf(
  product: Product | ChosenProduct,
): Pick<ProductCardData, "name" | "swatches" | "colors" | "shownIn"> {
  if ("colors" in product) {
    const { name, colors, shownIn } = product;
    return { name, swatches: [], colors, ...(shownIn ? { shownIn } : {}) };
  }
  return { swatches: product.swatches.map(({ label, colorHex }) => ({ label, colorHex })) };
}

/**
 * The card of a product in a list: as its first color that fits, or else as its initial one
 * (rule 5.14).
 */
function listedCard(catalog: Pictures, product: Product, fits?: ColorFilter): ProductCardData {
  const fitting = fits?.(chosenProducts(product));
  if (!differsInColorAlone(product)) {
    return fitting ? cardInColor(catalog, product, fitting) : productCard(catalog, product);
  }
  const initial = initialColor(product) ?? product;
  if (fitting && fitting.id !== initial.id) return productCard(catalog, fitting);
  return initialCard(catalog, product, initial);
}

const initialCards = new WeakMap<ProductCardData, ProductCardData>();

/** The card of the color that the product's page shows first, which needs no address of its own. */
function initialCard(catalog: Pictures, { url }: Product, initial: Product): ProductCardData {
  const source = productCard(catalog, initial);
  const card = initialCards.get(source) ?? { ...source, url: addressHere(url) };
  initialCards.set(source, card);
  return card;
}

const inColor = new WeakMap<ProductCardData, ProductCardData>();

/** The card of a product whose other options are still to be chosen, in one of its colors. */
function cardInColor(catalog: Pictures, product: Product, chosen: ChosenProduct): ProductCardData {
  const source = productCard(catalog, chosen);
  const { image, imageAlt, picture, url } = source;
  const { hoverPicture, ...card } = productCard(catalog, product);
  const made = inColor.get(source) ?? {
    ...card,
    image,
    imageAlt,
    picture,
    url,
    hoverPicture: image === card.image ? hoverPicture : null,
  };
  inColor.set(source, made);
  return made;
}

/** The cards of products in a list, each in the first of its colors that fits. */
export function productCards(
  catalog: Pictures,
  products: readonly Product[],
  fits?: ColorFilter,
): ProductCardData[] {
  return products.map((product) => listedCard(catalog, product, fits));
}

/** The cards of saved products by their ids, in this order; unknown ids are left out. */
export function savedCards(catalog: Catalog, ids: readonly string[]): SavedCard[] {
  return [...catalog.byIds(ids)].map(([savedId, product]) => {
    const card = productCard(catalog, savedProduct(product));
    return card.id === savedId ? card : { ...card, savedId };
  });
}
