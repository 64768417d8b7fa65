/** A kind of furniture within a room collection, e.g. Nightstands in Bedroom. */
export interface ProductType {
  slug: string;
  title: string;
  /** One or two words over the title on its card. */
  tag: string;
  description: string;
  /** Bullets on its card. */
  features: readonly string[];
}

/** One of the six room collections (rule 3.9). */
export interface Collection {
  slug: string;
  title: string;
  /** Ribbon on its card, e.g. Most Popular. */
  badge: string;
  description: string;
  /** Four names of what people ask for most. */
  popular: readonly [string, string, string, string];
  /** Its page. */
  link: string;
  /** Name in `shop/pictures.json`. */
  image: string;
  /**
   * Whether each type has a page of its own, or is shown on the collection's page (rules 3.10 and
   * 3.11).
   */
  typePages: boolean;
  types: readonly ProductType[];
}

/** Where a product type is browsed: its own page, or the collection's page with `?type=`. */
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

/** The collection that somebody names by its slug or its title, or undefined. */
export function namedCollection(
  collections: readonly Collection[],
  said: string,
): Collection | undefined {
  const name = said.toLowerCase();
  return collections.find(
    ({ slug, title }) => slug.toLowerCase() === name || title.toLowerCase() === name,
  );
}

/** The product type with that slug in the collection, or undefined. */
export function findProductType(collection: Collection, slug: string): ProductType | undefined {
  return collection.types.find((type) => type.slug === slug);
}
