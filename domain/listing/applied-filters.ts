import { formatMoney } from "#domain/money.ts";
import { changeListing, toggleOption } from "./change-listing.ts";
import type { Facet } from "./facets.ts";
import type { ListingQuery } from "./listing-query.ts";
import { fullRange, isAnyPrice, type PriceRange } from "./price-range.ts";

/** A filter that is on, shown as a chip (rule 4.8). */
export interface AppliedFilter {
  /** Unique within the listing. */
  key: string;
  /** The filter's group, e.g. Color. */
  group: string;
  label: string;
  /** The listing without this filter, on page 1. */
  without: ListingQuery;
}

/** All filters that are on, in the order of the panel, price last. */
export function appliedFilters(query: ListingQuery, facets: readonly Facet[]): AppliedFilter[] {
  const options = facets.flatMap((facet) =>
    facet.options
      .filter(({ value }) => query.chosen[facet.name].includes(value))
      .map(({ value, label }) => ({
        key: `${facet.name}-${value}`,
        group: facet.label,
        label,
        without: toggleOption(query, facet, value),
      })),
  );
  if (isAnyPrice(query.price)) return options;
  const price = {
    key: "price",
    group: "Price",
    label: priceRangeText(query.price),
    without: changeListing(query, { price: fullRange }),
  };
  return [...options, price];
}

/** `Up to $800` · `$500 and up` · `$500 to $800`. */
export function priceRangeText({ min, max }: PriceRange): string {
  const [from, to] = [min, max].map((dollars) => formatMoney(dollars * 100));
  if (max >= fullRange.max) return `${from} and up`;
  return min <= fullRange.min ? `Up to ${to}` : `${from} to ${to}`;
}
