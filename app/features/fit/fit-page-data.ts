import type { ProductToFit } from "#domain/fit/part.ts";
import type { LinkedLine } from "#domain/list-link.ts";
import type { PictureData } from "#ui/picture.tsx";

/** A product whose fit is asked for. */
export interface FitProduct extends ProductToFit {
  url: string;
  imageAlt: string;
  picture: PictureData | null;
}

/** What the page shows besides the way in, which is in the address. */
export interface FitPageData {
  /** The list of the address, also products that are gone. */
  lines: readonly LinkedLine[];
  products: readonly FitProduct[];
  /** Ids of the list that no product has. */
  gone: readonly string[];
  /** Whether the address names more products than are answered at once. */
  isCut: boolean;
  /** The search for a product, while the list has none. */
  search?: { query: string; maxLength: number; found: readonly FoundProduct[] };
}

/** A product that was searched for. */
export interface FoundProduct {
  id: string;
  title: string;
  /** `84 × 37 × 34 in`. */
  dimensions: string;
}
