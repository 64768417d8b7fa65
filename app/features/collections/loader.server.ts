import { addressHere } from "#app/routing/address-here.server.ts";
import { collections } from "#app/routing/collections.ts";
import { currentDailyText } from "#app/routing/daily-text.server.ts";
import * as copy from "#copy/collections.ts";
import { heroes, pages } from "#copy/rooms.ts";
import { allTypes, type Collection, findCollection, productTypeLink } from "#domain/collection.ts";
import type { ListingScope } from "#domain/listing/listing.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import {
  type ChosenType,
  type CollectionPageCopy,
  type CollectionPageData,
  productsId,
  type TypeCard,
} from "./collection-page-data.ts";

const pageCopy: Readonly<Record<string, CollectionPageCopy>> = pages;
const heroAlts: Readonly<Record<string, { pictureAlt: string }>> = heroes;

/** Products in the strip of a type: one row. */
const stripLength = 4;

/**
 * Data of a collection's page, or undefined if there is no such collection.
 * @param chosenType slug of the type whose products are shown too, or `all`; a slug that isn't in
 * the collection shows none (rule 3.11).
 */
export function collectionPage(
  catalog: Catalog,
  slug: string,
  chosenType: string | null,
): CollectionPageData | undefined {
  const collection = findCollection(collections, slug);
  const words = pageCopy[slug];
  if (!collection || !words) return undefined;
  const { title, description, link, image } = collection;
  return {
    collection: { slug, title, description, link },
    words,
    picture: catalog.pictureNamed(image),
    types: collection.types.map((type) => typeCard(catalog, collection, type)),
    all: {
      link: `${link}?type=${allTypes}#${productsId}`,
      count: catalog.count({ collection: slug }),
    },
    chosen: chosenIn(catalog, collection, chosenType),
  };
}

/** The products shown below a collection's types. */
export function chosenScope({ collection, chosen }: CollectionPageData): ListingScope {
  const { slug } = collection;
  return !chosen || chosen.slug === allTypes
    ? { collection: slug }
    : { collection: slug, type: chosen.slug };
}

function typeCard(
  catalog: Catalog,
  collection: Collection,
  type: Collection["types"][number],
): TypeCard {
  const scope = { collection: collection.slug, type: type.slug };
  const pieces = catalog.first(scope, stripLength).map(({ id, title, url, image }) => ({
    id,
    title,
    url: addressHere(url),
    picture: catalog.pictureNamed(image),
  }));
  const address = productTypeLink(collection, type.slug);
  return {
    slug: type.slug,
    title: type.title,
    tag: type.tag,
    description: type.description,
    features: type.features,
    link: collection.typePages ? address : `${address}#${productsId}`,
    count: catalog.count(scope),
    ...typePicture(catalog, type, pieces.find(({ picture }) => picture)?.picture),
    pieces,
  };
}

/**
 * The room at the top of the type's own page, else the type's picture, else a picture of one of its
 * products.
 */
function typePicture(
  catalog: Catalog,
  { slug, title }: Collection["types"][number],
  ofPiece: TypeCard["picture"] = null,
): Pick<TypeCard, "picture" | "pictureAlt"> {
  const room = catalog.pictureNamed(`rooms/${slug}`);
  if (room) return { picture: room, pictureAlt: heroAlts[slug]?.pictureAlt ?? title };
  return { picture: catalog.pictureNamed(`types/${slug}`) ?? ofPiece, pictureAlt: title };
}

function chosenIn(
  catalog: Catalog,
  collection: Collection,
  slug: string | null,
): ChosenType | null {
  if (slug === allTypes) {
    const count = catalog.count({ collection: collection.slug });
    return { slug, lookingFor: "", ...productsOrNone(copy.all({ room: collection.title }), count) };
  }
  const type = collection.types.find((candidate) => candidate.slug === slug);
  // A type with its own page isn't shown on the collection's page.
  if (!type || collection.typePages) return null;
  const count = catalog.count({ collection: collection.slug, type: type.slug });
  return { slug: type.slug, lookingFor: type.title, ...productsOrNone(type.title, count) };
}

/** The heading of a type's products; if there are none, what is said instead (rule 3.12). */
function productsOrNone(
  title: string,
  count: number,
): Pick<ChosenType, "title" | "count" | "none"> {
  return count > 0
    ? { title, count, none: null }
    : {
        title: copy.none({ title }),
        count,
        none: copy.noneText({ time: currentDailyText().respondBy }),
      };
}
