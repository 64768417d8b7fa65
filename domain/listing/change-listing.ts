import type { Facet } from "./facets.ts";
import { defaultListing, type ListingQuery } from "./listing-query.ts";

/** The listing after a change. A new filter, sort or page size goes to page 1 (rule 4.13). */
export function changeListing(query: ListingQuery, change: Partial<ListingQuery>): ListingQuery {
  const resetsPage = Object.keys(change).some((field) => field !== "page" && field !== "columns");
  return { ...query, ...(resetsPage ? { page: 1 } : {}), ...change };
}

/** The listing with one option turned on if it was off, and off if it was on. */
export function toggleOption(
  query: ListingQuery,
  { name, options }: Facet,
  value: string,
): ListingQuery {
  const before = query.chosen[name];
  const after = before.includes(value) ? before.filter((v) => v !== value) : [...before, value];
  const inOrder = options.map((option) => option.value).filter((one) => after.includes(one));
  const chosen = { ...query.chosen, [name]: inOrder };
  return changeListing(query, { chosen });
}

/** The listing without filters; sort, page size and columns stay. */
export function clearFilters(query: ListingQuery): ListingQuery {
  return changeListing(query, { chosen: defaultListing.chosen, price: defaultListing.price });
}
