/** A kind of furniture within a collection, e.g. Nightstands in Bedroom. */
export interface ProductType {
  slug: string;
  title: string;
  /** One or two words above the title on its card. */
  tag: string;
  description: string;
  /** Bullet points on its card. */
  features: readonly string[];
}

/** One of the six rooms as a category (rule 3.9). */
export interface Collection {
  slug: string;
  title: string;
  /** Ribbon text on its card, e.g. Most Popular. */
  badge: string;
  description: string;
  /** Four popular kinds of furniture. */
  popular: readonly [string, string, string, string];
  /** Path of its page. */
  link: string;
  /** Name in `shop/pictures.json`. */
  image: string;
  /**
   * Whether each type has its own page or is shown on the collection's page (rules 3.10 and 3.11).
   */
  typePages: boolean;
  types: readonly ProductType[];
}

/** Used instead of a type's slug for all products of the collection (rule 3.27). */
export const allTypes = "all";

/** Path of a product type: its own page, or the collection's page with `?type=`. */
export function productTypeLink(collection: Collection, typeSlug: string): string {
  const separator = collection.typePages ? "/" : "?type=";
  return `${collection.link}${separator}${typeSlug}`;
}

/** The collection with that slug, or undefined. */
export function findCollection(
  collections: readonly Collection[],
  slug: string,
): Collection | undefined {
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
export function findProductType(collection: Collection, slug: string): ProductType | undefined {
  return collection.types.find((type) => type.slug === slug);
}
