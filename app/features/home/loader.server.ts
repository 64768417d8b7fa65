import { collections } from "#app/routing/collections.ts";
import * as copy from "#copy/home.ts";
import * as roomPictures from "#copy/room-pictures.ts";
import { findCollection } from "#domain/collection.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import { facts } from "#shop/facts.ts";
import { testimonials } from "#shop/testimonials.ts";
import type { PictureData } from "#ui/picture.tsx";
import type { CollectionTile, HeroSlide, HomeData } from "./home-data.ts";

const productsPerTile = 2;

/** The rooms in the slideshow, with the alt texts of their pictures. */
const heroRooms = [
  {
    slug: "living-room",
    name: "living",
    alt: roomPictures.living,
  },
  {
    slug: "bedroom",
    name: "bedroom",
    alt: roomPictures.bedroom,
  },
  {
    slug: "dining-room",
    name: "dining",
    alt: roomPictures.dining,
  },
];

/** What the browser gets of the home page, besides the parts that are sent as HTML. */
export function homeData(catalog: Catalog): Pick<HomeData, "copy" | "testimonials" | "slides"> {
  const { text, show, ...hero } = copy.hero;
  return {
    copy: {
      hero: { ...hero, text: text({ city: facts.address.city }) },
      testimonials: copy.testimonials,
    },
    testimonials: testimonials.map(({ key, author }) => ({ quote: copy.quotes[key], author })),
    slides: heroRooms.flatMap(({ slug, name, alt }): HeroSlide[] => {
      const room = findCollection(collections, slug);
      if (!room) return [];
      return [
        {
          title: room.title,
          badge: room.badge,
          link: room.link,
          show: show({ room: room.title }),
          picture:
            catalog.pictureNamed(`rooms/${name}-hero`) ?? catalog.pictureNamed(`rooms/${name}`),
          phonePicture: catalog.pictureNamed(`rooms/${name}-hero-phone`),
          alt,
        },
      ];
    }),
  };
}

/** The six rooms. */
export function collectionTiles(catalog: Catalog): CollectionTile[] {
  return collections.map(({ slug, title, badge, link, popular, image }) => {
    const picture = catalog.pictureNamed(image);
    const products = picture ? [] : productsOf(catalog, slug);
    return { title, badge, link, popular, picture, products };
  });
}

/** Pictures of the collection's first products, each of a different type. */
function productsOf(catalog: Catalog, collection: string): PictureData[] {
  const byType = new Map<string, PictureData>();
  for (const { type, image } of catalog.inCollection(collection)) {
    const picture = catalog.pictureNamed(image);
    if (picture && !byType.has(type)) byType.set(type, picture);
  }
  return [...byType.values()].slice(0, productsPerTile);
}
