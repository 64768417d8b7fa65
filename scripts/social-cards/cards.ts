import { productCardPath } from "#app/seo/product-social-picture.server.ts";
import { collectionPath } from "#domain/paths.ts";
import type { Product } from "#domain/product.ts";
import { starterPictures } from "#server/catalog/pictures/starter-pictures.ts";
import { collections } from "#shop/collections.ts";
import { categoryHeroes } from "#shop/copy/en/category-heroes.ts";
import { collectionPages } from "#shop/copy/en/collection-pages.ts";
import { facts } from "#shop/facts.ts";
import { fixedPages } from "#shop/pages.ts";

/** The picture of a page in chats and social networks. */
export interface SocialCard {
  /** Path of the page. */
  path: string;
  /** Path of the card, if it isn't the page's path with `.jpg`. */
  file?: string;
  /** The line over the title. */
  kicker: string;
  title: string;
  /** Names in `shop/pictures.json`, best first; the first that exists is shown. */
  pictures: readonly string[];
  /** A product is shown whole on its plain background; a room fills its half. */
  shows: "piece" | "room";
}

/** The cards of all pages that have their own title and picture. */
export function socialCards(products: readonly Product[]): SocialCard[] {
  return [
    ...fixedPages.flatMap(({ path, card }) =>
      card ? [{ path, ...card, shows: "room" as const }] : [],
    ),
    ...collections.flatMap(collectionCards(products)),
    ...products.map(productCard),
  ];
}

function collectionCards(products: readonly Product[]) {
  return ({
    slug,
    title,
    link,
    image,
    typePages,
    types,
  }: (typeof collections)[number]): SocialCard[] => [
    {
      path: link,
      kicker: title,
      title: collectionPages[slug]?.slogan ?? title,
      pictures: [image, ...picturesOf(products.filter((one) => one.collection === slug))],
      shows: "room",
    },
    ...(typePages ? types : []).map((type): SocialCard => {
      const inType = products.filter((product) => product.type === type.slug);
      return {
        path: collectionPath(slug, type.slug),
        kicker: type.title,
        title: categoryHeroes[type.slug]?.slogan ?? type.title,
        pictures: [`rooms/${type.slug}`, ...picturesOf(inType), image],
        shows: "room",
      };
    }),
  ];
}

function picturesOf(products: readonly Product[]): string[] {
  return products.map(({ image }) => image);
}

function productCard(product: Product): SocialCard {
  const { url, title, image, collection, type } = product;
  const types = collections.find(({ slug }) => slug === collection)?.types;
  return {
    path: url,
    file: productCardPath(product, starterPictures),
    kicker: types?.find(({ slug }) => slug === type)?.title ?? facts.name,
    title,
    pictures: [image],
    shows: "piece",
  };
}
