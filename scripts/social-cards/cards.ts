import { productCardPath } from "#app/seo/product-preview.server.ts";
import { collectionPath, paths } from "#domain/paths.ts";
import type { Product } from "#domain/product.ts";
import { copy as custom } from "#features/custom-request/copy.ts";
import { copy as delivery } from "#features/delivery-info/copy.ts";
import { copy as financing } from "#features/financing/page-copy.ts";
import { copy as home } from "#features/home/copy.ts";
import { privacyPolicy } from "#features/legal/privacy-policy.ts";
import { terms } from "#features/legal/terms.ts";
import { copy as priceMatchForm } from "#features/price-match/copy.ts";
import { copy as priceMatch } from "#features/price-match/page-copy.ts";
import { copy as quote } from "#features/quote/copy.ts";
import { copy as wishlist } from "#features/wishlist/copy.ts";
import { starterPictures } from "#server/catalog/pictures/starter-pictures.ts";
import { collections } from "#shop/collections.ts";
import { categoryHeroes } from "#shop/copy/en/category-heroes.ts";
import { collectionPages } from "#shop/copy/en/collection-pages.ts";
import { facts } from "#shop/facts.ts";

/** The preview of a page in chats and social networks. */
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
    ...pageCards(),
    ...collections.flatMap(collectionCards(products)),
    ...products.map(productCard),
  ];
}

function pageCards(): SocialCard[] {
  const room = { shows: "room" } as const;
  const { city } = facts.address;
  return [
    {
      path: paths.home,
      kicker: `Furniture in ${city}`,
      title: home.hero.title,
      pictures: ["rooms/living"],
      ...room,
    },
    {
      path: paths.quoteRequest,
      kicker: "An answer within 24 hours",
      title: quote.title,
      pictures: ["rooms/dining"],
      ...room,
    },
    {
      path: paths.deliveryInfo,
      kicker: "Delivery and assembly",
      title: delivery.hero.title,
      pictures: ["rooms/delivery"],
      ...room,
    },
    {
      path: paths.bookDelivery,
      kicker: "Book delivery",
      title: delivery.book.title,
      pictures: ["rooms/living"],
      ...room,
    },
    {
      path: paths.financing,
      kicker: "Financing and layaway",
      title: financing.hero.title,
      pictures: ["rooms/financing"],
      ...room,
    },
    {
      path: paths.priceMatch,
      kicker: "Price match",
      title: priceMatch.hero.title,
      pictures: ["rooms/price-match"],
      ...room,
    },
    {
      path: paths.priceMatchForm,
      kicker: "Within 24 hours",
      title: priceMatchForm.form.title,
      pictures: ["rooms/price-match"],
      ...room,
    },
    {
      path: paths.customRequest,
      kicker: "Submit a custom request",
      title: custom.heading,
      pictures: ["rooms/accessories"],
      ...room,
    },
    {
      path: paths.wishlist,
      kicker: "Pieces worth coming back to",
      title: wishlist.title,
      pictures: ["rooms/stationary-sofa-loveseats"],
      ...room,
    },
    {
      path: paths.search,
      kicker: "By name, material, color or model",
      title: "Search the whole shop",
      pictures: ["rooms/home-office"],
      ...room,
    },
    {
      path: paths.privacy,
      kicker: facts.name,
      title: privacyPolicy({}).title,
      pictures: [],
      ...room,
    },
    { path: paths.terms, kicker: facts.name, title: terms.title, pictures: [], ...room },
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
