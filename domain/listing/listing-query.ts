import { type Facet, type FacetName, facetNames } from "./facets.ts";
import { fullRange, type PriceRange } from "./price-range.ts";
import { parsePriceRange } from "./typed-prices.ts";

/** Sort orders by their names in the URL (rule 4.9). */
export const sortOrders = [
  "relevance",
  "price_asc",
  "price_desc",
  "newest",
  "bestsellers",
] as const;
export const pageSizes = [24, 48, 96] as const;
export const columnChoices = [4, 5] as const;

export type SortOrder = (typeof sortOrders)[number];
export type PageSize = (typeof pageSizes)[number];
export type ColumnChoice = (typeof columnChoices)[number];

/** The part of a listing that is in its URL (rule 4.12). */
export interface ListingQuery {
  /** Chosen option values of each facet, in the facet's own order. */
  chosen: Readonly<Record<FacetName, readonly string[]>>;
  price: PriceRange;
  sort: SortOrder;
  size: PageSize;
  columns: ColumnChoice;
  /** From 1; may be beyond the last. */
  page: number;
}

/** The default listing (rules 4.9 and 4.11). */
export const defaultListing: ListingQuery = {
  chosen: { color: [], material: [], availability: [], feature: [] },
  price: fullRange,
  sort: "relevance",
  size: 48,
  columns: 4,
  page: 1,
};

/** Reads a listing's URL; unknown and invalid values are ignored. */
export function parseListingQuery(params: URLSearchParams, facets: readonly Facet[]): ListingQuery {
  const chosen = (name: FacetName) => chosenIn(params, facets, name);
  return {
    chosen: {
      color: chosen("color"),
      material: chosen("material"),
      availability: chosen("availability"),
      feature: chosen("feature"),
    },
    price: parsePriceRange(params.get("min"), params.get("max")),
    sort: oneOf(sortOrders, params.get("sort")) ?? defaultListing.sort,
    size: oneOf(pageSizes, params.get("size")) ?? defaultListing.size,
    columns: oneOf(columnChoices, params.get("columns")) ?? defaultListing.columns,
    page: pageIn(params),
  };
}

/** Highest page number; no listing has that many pages. */
const highestPage = 999_999_999;

/**
 * The page number if it is given once, as a whole number from 1 without leading zeros; otherwise
 * the first page (rule 4.15).
 */
function pageIn(params: URLSearchParams): number {
  const [page = "", ...others] = params.getAll("page");
  if (others.length > 0 || !/^[1-9]\d*$/.test(page)) return defaultListing.page;
  return Math.min(Number(page), highestPage);
}

/**
 * The query string of a listing, in a fixed order without defaults: `?color=black&sort=newest`, or
 * empty for the default listing.
 * @param extraParams other parameters of the page's URL, e.g. `{ q: "sofa" }`; they come first.
 */
export function listingSearch(
  query: ListingQuery,
  extraParams: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams(extraParams);
  for (const name of facetNames) {
    for (const value of query.chosen[name]) params.append(name, value);
  }
  const single: [string, number | string, number | string][] = [
    ["min", query.price.min, fullRange.min],
    ["max", query.price.max, fullRange.max],
    ["sort", query.sort, defaultListing.sort],
    ["size", query.size, defaultListing.size],
    ["columns", query.columns, defaultListing.columns],
    ["page", query.page, defaultListing.page],
  ];
  for (const [name, value, defaultValue] of single) {
    if (value !== defaultValue) params.set(name, String(value));
  }
  const search = params.toString();
  return search === "" ? "" : `?${search}`;
}

function chosenIn(params: URLSearchParams, facets: readonly Facet[], name: FacetName): string[] {
  const requested = new Set(params.getAll(name));
  const facet = facets.find((candidate) => candidate.name === name);
  return (facet?.options ?? []).map(({ value }) => value).filter((value) => requested.has(value));
}

function oneOf<T extends string | number>(
  allowed: readonly T[],
  text: string | null,
): T | undefined {
  return allowed.find((value) => String(value) === text);
}
