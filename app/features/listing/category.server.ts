import { collections } from "#app/routing/collections.ts";
import { heroes } from "#copy/rooms.ts";
import { findCollection, findProductType } from "#domain/collection.ts";
import { collectionPath } from "#domain/paths.ts";
import type { Pictures } from "#server/catalog/pictures/starter-pictures.ts";
import type { ListingHero } from "./listing-data.ts";

interface HeroCopy {
  /** Shown under the category's name. */
  slogan: string;
  text: string;
  pictureAlt: string;
}

const heroCopy: Readonly<Record<string, HeroCopy>> = heroes;

export interface CategoryPage {
  category: { room: string; title: string; description: string; path: string };
  hero: ListingHero;
}

/**
 * Title, description and hero of a living-room category's page, or undefined if there is no such
 * category.
 */
export function categoryPage(catalog: Pictures, slug: string): CategoryPage | undefined {
  const livingRoom = findCollection(collections, "living-room");
  const type = livingRoom && findProductType(livingRoom, slug);
  const copy = heroCopy[slug];
  if (!livingRoom || !type || !copy) return undefined;
  return {
    category: {
      room: livingRoom.title,
      title: type.title,
      description: type.description,
      path: collectionPath(livingRoom.slug, slug),
    },
    hero: {
      name: type.title,
      slogan: copy.slogan,
      text: copy.text,
      picture: catalog.pictureNamed(`rooms/${slug}`) ?? catalog.pictureNamed(livingRoom.image),
      pictureAlt: copy.pictureAlt,
    },
  };
}
