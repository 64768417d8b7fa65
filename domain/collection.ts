import { collectionPath } from "./paths.ts";

/** What a language calls a product type. */
export interface TypeCopy {
  title: string;
  /** One or two words above the title on its card. */
  tag: string;
  description: string;
  /** Bullet points on its card. */
  features: readonly string[];
}

/** A kind of furniture within a collection, e.g. Nightstands in Bedroom. */
export interface ProductType extends TypeCopy {
  slug: string;
}

/** What a language calls a collection. */
export interface RoomCopy {
  title: string;
  /** Ribbon text on its card, e.g. Most Popular. */
  badge: string;
  description: string;
  /** Four popular kinds of furniture. */
  popular: readonly string[];
}

/** The copy of all collections and of their types, by slug. */
export interface CollectionCopy {
  rooms: Readonly<Record<string, RoomCopy>>;
  types: Readonly<Record<string, TypeCopy>>;
}

/** What is true of a collection in every language. */
export interface CollectionFacts {
  slug: string;
  /** Name in `shop/pictures.json`. */
  image: string;
  /**
   * Whether each type has its own page or is shown on the collection's page (rules 3.10 and 3.11).
   */
  typePages: boolean;
  types: readonly { slug: string }[];
}

/** One of the six rooms as a category (rule 3.9). */
export interface Collection extends CollectionFacts, RoomCopy {
  /** Path of its page, in the language of the build. */
  link: string;
  types: readonly ProductType[];
}

/**
 * The collections with a language's copy. One without copy has its slug for a title, which
 * `npm run catalog -- check` reports.
 */
export function withCopy(
  collections: readonly CollectionFacts[],
  { rooms, types }: CollectionCopy,
): Collection[] {
  return collections.map((collection) => ({
    ...collection,
    link: collectionPath(collection.slug),
    ...(rooms[collection.slug] ?? {
      title: collection.slug,
      badge: "",
      description: "",
      popular: [],
    }),
    types: collection.types.map(({ slug }) => ({
      slug,
      ...(types[slug] ?? { title: slug, tag: "", description: "", features: [] }),
    })),
  }));
}

/** Used instead of a type's slug for all products of the collection (rule 3.27). */
export const allTypes = "all";

/** Path of a product type: its own page, or the collection's page with `?type=`. */
export function productTypeLink(
  { slug, typePages }: Pick<CollectionFacts, "slug" | "typePages">,
  typeSlug: string,
): string {
  return typePages ? collectionPath(slug, typeSlug) : `${collectionPath(slug)}?type=${typeSlug}`;
}

/** The collection with that slug, or undefined. */
export function findCollection<T extends CollectionFacts>(
  collections: readonly T[],
  slug: string,
): T | undefined {
  return collections.find((collection) => collection.slug === slug);
}

/** The collection with that slug or title, in any case, or undefined. */
export function namedCollection(
  collections: readonly Collection[],
  slugOrTitle: string,
): Collection | undefined {
  const name = slugOrTitle.toLowerCase();
  return collections.find(
    ({ slug, title }) => slug.toLowerCase() === name || title.toLowerCase() === name,
  );
}

/** The product type with that slug in the collection, or undefined. */
export function findProductType<T extends { slug: string }>(
  { types }: { types: readonly T[] },
  slug: string,
): T | undefined {
  return types.find((type) => type.slug === slug);
}
