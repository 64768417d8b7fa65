import { findCollection } from "#domain/collection.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import { collections } from "#shop/collections.ts";
import { roomPictureAlts } from "#shop/copy/en/room-pictures.ts";
import { testimonials } from "#shop/copy/en/testimonials.ts";
import type { PictureData } from "#ui/picture.tsx";
import { copy } from "./copy.ts";
import type { CollectionTile, HeroSlide, HomeData } from "./home-data.ts";

const productsPerTile = 2;

/** The rooms in the slideshow, with the alt texts of their pictures. */
const heroRooms = [
  {
    slug: "living-room",
    name: "living",
    alt: roomPictureAlts.living,
  },
  {
    slug: "bedroom",
    name: "bedroom",
    alt: roomPictureAlts.bedroom,
  },
  {
    slug: "dining-room",
    name: "dining",
    alt: roomPictureAlts.dining,
  },
];

/** What the browser gets of the home page, besides the parts that are sent as HTML. */
export function homeData(catalog: Catalog): Pick<HomeData, "copy" | "testimonials" | "slides"> {
  const { sent, hero, testimonials: ofTestimonials } = copy;
  return {
    copy: { sent, hero, testimonials: ofTestimonials },
    testimonials,
    slides: heroRooms.flatMap(({ slug, name, alt }): HeroSlide[] => {
      const room = findCollection(collections, slug);
      if (!room) return [];
      return [
        {
          title: room.title,
          badge: room.badge,
          link: room.link,
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
