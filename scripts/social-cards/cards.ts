import { productCardPath } from "#app/seo/product-card-path.server.ts";
import { copyIn as pagesIn } from "#copy-in/pages.ts";
import { copyIn as roomsIn } from "#copy-in/rooms.ts";
import { twinPath } from "#domain/addresses/twins.ts";
import { type Collection, withCopy } from "#domain/collection.ts";
import type { Language } from "#domain/language.ts";
import { collectionPath } from "#domain/paths.ts";
import type { Product } from "#domain/product.ts";
import { languagesOfProduct } from "#domain/product-languages.ts";
import { starterPictures } from "#server/catalog/pictures/starter-pictures.ts";
import { collectionFacts } from "#shop/collections.ts";
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

/** The copy of a page's card. */
interface CardCopy {
  /** The shop's name if it has none. */
  kicker?: string | ((values: { city: string }) => string);
  title: string;
}

type Slogans = Readonly<Record<string, { slogan: string }>>;

/**
 * The cards of all pages in one language that have their own title and picture; products have a card
 * in the language of their titles alone.
 */
export function socialCards(products: readonly Product[], language: Language): SocialCard[] {
  const collections = withCopy(collectionFacts, roomsIn[language]);
  return [
    ...[
      ...pageCards(pagesIn[language].cards),
      ...collections.flatMap(collectionCards(products, roomsIn[language])),
    ].map((card) => ({ ...card, path: twinPath(card.path, language) ?? card.path })),
    ...products
      .filter((product) => languagesOfProduct(product).includes(language))
      .map((product) => productCard(product, collections)),
  ];
}

function pageCards(copy: Readonly<Record<string, CardCopy>>): SocialCard[] {
  return fixedPages.flatMap(({ name, path, cardPictures: pictures }) => {
    const { kicker = facts.name, title } = copy[name] ?? {};
    if (!pictures || !title) return [];
    return [
      {
        path,
        kicker: typeof kicker === "string" ? kicker : kicker({ city: facts.address.city }),
        title,
        pictures,
        shows: "room" as const,
      },
    ];
  });
}

function collectionCards(
  products: readonly Product[],
  { pages, heroes }: { pages: Slogans; heroes: Slogans },
) {
  return ({ slug, title, link, image, typePages, types }: Collection): SocialCard[] => [
    {
      path: link,
      kicker: title,
      title: pages[slug]?.slogan ?? title,
      pictures: [image, ...picturesOf(products.filter((one) => one.collection === slug))],
      shows: "room",
    },
    ...(typePages ? types : []).map((type): SocialCard => {
      const inType = products.filter((product) => product.type === type.slug);
      return {
        path: collectionPath(slug, type.slug),
        kicker: type.title,
        title: heroes[type.slug]?.slogan ?? type.title,
        pictures: [`rooms/${type.slug}`, ...picturesOf(inType), image],
        shows: "room",
      };
    }),
  ];
}

function picturesOf(products: readonly Product[]): string[] {
  return products.map(({ image }) => image);
}

function productCard(product: Product, collections: readonly Collection[]): SocialCard {
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
