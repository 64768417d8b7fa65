import type { CountedFacet } from "#domain/listing/facet-counts.ts";
import type { ListingQuery } from "#domain/listing/listing-query.ts";
import type { ProductCardData } from "#pieces/product-card-data.ts";
import type { PictureData } from "#ui/picture.tsx";

/** One page of a listing, ready to show. */
export interface ListingData {
  query: ListingQuery;
  items: ProductCardData[];
  total: number;
  page: number;
  pageCount: number;
  from: number;
  to: number;
  facets: CountedFacet[];
}

/** The top of a category's page. */
export interface ListingHero {
  title: string;
  text: string;
  picture: PictureData | null;
  pictureAlt: string;
}
