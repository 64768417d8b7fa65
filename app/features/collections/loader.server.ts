import { type Collection, findCollection, productTypeLink } from "#domain/collection.ts";
import type { Product } from "#domain/product.ts";
import { productCards } from "#products/product-cards.server.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import { collections } from "#shop/collections.ts";
import { categoryHeroes } from "#shop/copy/en/category-heroes.ts";
import { collectionPages } from "#shop/copy/en/collection-pages.ts";
import type { ChosenType, CollectionPageData, TypeCard } from "./collection-page-data.ts";

/**
 * Data of a collection's page, or undefined if there is no such collection.
 * @param chosenType slug of the type whose products are shown too; a slug that isn't in the
 * collection shows none (rule 3.11).
 */
export function collectionPage(
  catalog: Catalog,
  slug: string,
  chosenType?: string | null,
): CollectionPageData | undefined {
  const collection = findCollection(collections, slug);
  const words = collectionPages[slug];
  if (!collection || !words) return undefined;
  const { title, badge, description, link, image } = collection;
  const types = collection.types.map((type) => typeCard(catalog, collection, type));
  return {
    collection: { slug, title, badge, description, link },
    words,
    picture: catalog.pictureNamed(image),
    types,
    chosen: chosenProducts(catalog, collection, chosenType),
  };
}

function typeCard(
  catalog: Catalog,
  collection: Collection,
  type: Collection["types"][number],
): TypeCard {
  const products = catalog.inType(collection.slug, type.slug);
  const withPictures = products.find(({ image }) => catalog.pictureNamed(image));
  return {
    slug: type.slug,
    title: type.title,
    tag: type.tag,
    description: type.description,
    features: type.features,
    link: productTypeLink(collection, type.slug),
    count: products.length,
    ...typePicture(catalog, type, withPictures),
  };
}

/**
 * The room at the top of the type's own page, else the type's picture, else a picture of one of its
 * products.
 */
function typePicture(
  catalog: Catalog,
  { slug, title }: Collection["types"][number],
  product: Product | undefined,
) {
  const room = catalog.pictureNamed(`rooms/${slug}`);
  if (room) return { picture: room, pictureAlt: categoryHeroes[slug]?.pictureAlt ?? title };
  return {
    picture: catalog.pictureNamed(`types/${slug}`) ?? catalog.pictureNamed(product?.image),
    pictureAlt: product?.imageAlt ?? title,
  };
}

function chosenProducts(
  catalog: Catalog,
  collection: Collection,
  slug: string | null | undefined,
): ChosenType | null {
  const type = collection.types.find((candidate) => candidate.slug === slug);
  if (!type) return null;
  const products = catalog.inType(collection.slug, type.slug);
  return { slug: type.slug, title: type.title, products: productCards(catalog, products) };
}
