import type { CountedFacet } from "#domain/listing/listing.ts";
import type { ColumnChoice, PageSize, SortOrder } from "#domain/listing/listing-query.ts";
import type { PriceReading, TypedPrices } from "#domain/listing/price-range.ts";
import type { ProductCardData } from "#products/product-card-data.ts";
import type { PictureData } from "#ui/picture.tsx";

/** A link within the listing: the query string to go to, "" for none. */
interface ListingLink {
  search: string;
}

/** Query parameters a form must keep besides its own fields, in the URL's order. */
export type CarriedFields = readonly (readonly [name: string, value: string])[];

/** What the two price fields stand for, with sentences for their problems. */
export interface ShownPrices extends Pick<PriceReading, "range" | "isReversed"> {
  problems: Partial<Record<keyof TypedPrices, string>>;
}

/** The price filter as the page's address says. */
export interface PricesInAddress extends Pick<ShownPrices, "range" | "problems"> {
  /** The two fields, whether they can be read or not. */
  typed: TypedPrices;
}

/**
 * One page of a listing, ready to show. All links are made on the server, so that the browser
 * doesn't need the listing's rules.
 */
export interface ListingData {
  items: ProductCardData[];
  total: number;
  facets: CountedFacet[];
  prices: PricesInAddress;
  sort: SortOrder;
  size: PageSize;
  columns: ColumnChoice;
  /** Query string of the first page, in the order of the forms. */
  search: string;
  /** Query string of this page, in the same order. */
  shown: string;
  chips: (ListingLink & { key: string; group: string; label: string })[];
  clearAll: ListingLink;
  columnLinks: (ListingLink & { columns: ColumnChoice })[];
  pages: {
    current: number;
    previous: ListingLink | null;
    next: ListingLink | null;
    steps: ((ListingLink & { number: number }) | "gap")[];
  };
  /** Hidden fields before and after the visible ones, for the filter form and the sort form. */
  hiddenFields: {
    filters: { before: CarriedFields; after: CarriedFields };
    sorting: { before: CarriedFields; after: CarriedFields };
  };
  /** Path of the listing's page. */
  path: string;
  /** `#` and the id of the listing's section (rule 4.23); empty at the top of its page. */
  hash: string;
}

/** The top of a category's page. */
export interface ListingHero {
  /** The category's name. */
  name: string;
  slogan: string;
  text: string;
  picture: PictureData | null;
  pictureAlt: string;
}
