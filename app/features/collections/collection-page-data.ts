import type { PictureData } from "#ui/picture.tsx";
import type { PartHtml } from "#ui/server-part.tsx";

/** Id of the section with the chosen type's products, for links. */
export const productsId = "pieces";

/** The copy of a collection's page, without its product types. */
export interface CollectionPageCopy {
  /** Title of the page in search results, before the shop's name. */
  pageTitle: string;
  /** Shown under the collection's name. */
  slogan: string;
  lead: string;
  pictureAlt: string;
  /** Heading of the custom request at the end of the page. */
  askTitle: string;
  askText: string;
}

/** A product in the strip of a product type. */
export interface TypePiece {
  id: string;
  title: string;
  url: string;
  picture: PictureData | null;
}

/** A product type on its collection's page. */
export interface TypeCard {
  slug: string;
  title: string;
  tag: string;
  description: string;
  features: readonly string[];
  /** Address of its products: a page of its own, or a section of the same page. */
  link: string;
  /** Number of its products in the catalog. */
  count: number;
  picture: PictureData | null;
  pictureAlt: string;
  /** Its first products. */
  pieces: readonly TypePiece[];
}

/** The type whose products are shown below the cards, or the whole collection. */
export interface ChosenType {
  slug: string;
  /** Heading of the products, or of what is said instead. */
  title: string;
  /** Number of products, without filters. */
  count: number;
  /** What is said instead if there are none. */
  none: string | null;
  /** The subject of a custom request from here; empty for the whole collection. */
  lookingFor: string;
}

/** What a collection's page is rendered from. */
export interface CollectionPageData {
  collection: { slug: string; title: string; description: string; link: string };
  words: CollectionPageCopy;
  picture: PictureData | null;
  types: TypeCard[];
  /** All products of the collection, and the address that shows them. */
  all: { link: string; count: number };
  chosen: ChosenType | null;
}

/** What the browser gets of it. */
export interface CollectionPageView extends Pick<CollectionPageData, "collection" | "chosen"> {
  /** The page above the products of the chosen type. */
  body: PartHtml;
  /** The offer of a custom request. */
  ask: { title: string; text: string };
}

/** Props of every layout of a collection page. */
export interface TypesBodyProps {
  data: CollectionPageData;
}
