import type { ProductCardData } from "#products/product-card-data.ts";
import type { CollectionPageCopy } from "#shop/copy/en/collection-pages.ts";
import type { PictureData } from "#ui/picture.tsx";

/** A product type on its collection's page. */
export interface TypeCard {
  slug: string;
  title: string;
  tag: string;
  description: string;
  features: readonly string[];
  /** Address of its products: a page of its own, or the same page with `?type=`. */
  link: string;
  /** Number of its products in the catalog. */
  count: number;
  picture: PictureData | null;
  pictureAlt: string;
}

/** The type whose products are shown below the cards. */
export interface ChosenType {
  slug: string;
  title: string;
  products: ProductCardData[];
}

export interface CollectionPageData {
  collection: { slug: string; title: string; badge: string; description: string; link: string };
  words: CollectionPageCopy;
  picture: PictureData | null;
  types: TypeCard[];
  chosen: ChosenType | null;
}

/** Props of every layout of a collection page. */
export interface TypesBodyProps {
  data: CollectionPageData;
  /** Slug of the type whose products are shown. */
  chosen: string | undefined;
}
