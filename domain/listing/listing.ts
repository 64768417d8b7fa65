import type { Product } from "#domain/product.ts";
import type { FacetName } from "./facets.ts";

/** A facet as the filter panel shows it. */
export interface CountedFacet {
  name: FacetName;
  label: string;
  options: { value: string; label: string; count: number; chosen: boolean }[];
}

/** One page of a listing, and its facets. */
export interface Listing {
  items: Product[];
  /** How many products match the filters, on all pages. */
  total: number;
  /** The page shown: the last one if a later one was requested. */
  page: number;
  pageCount: number;
  /** Positions of the first and last item among all matches; both 0 if there are none. */
  from: number;
  to: number;
  facets: CountedFacet[];
}

/** Which products a listing contains. */
export type ListingScope =
  /** All of a collection or of one of its types, in catalog order. */
  | { collection: string; type?: string }
  /** The products with these ids, in this order, such as the results of a search. */
  | { ids: readonly string[] };
