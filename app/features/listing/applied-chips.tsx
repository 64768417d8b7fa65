import { Link } from "react-router";
import type { AppliedFilter } from "#domain/listing/applied-filters.ts";
import { clearFilters } from "#domain/listing/change-listing.ts";
import { type ListingQuery, listingSearch } from "#domain/listing/listing-query.ts";
import { Icon } from "#ui/icon.tsx";
import type { KeptParams } from "./use-listing-change.ts";
import { words } from "./words.ts";

interface AppliedChipsProps {
  query: ListingQuery;
  applied: readonly AppliedFilter[];
  kept?: KeptParams;
}

/** The filters that are on, each removable. */
export function AppliedChips({ query, applied, kept }: AppliedChipsProps) {
  if (applied.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {applied.map(({ key, group, label, without }) => (
        <li key={key}>
          <Link
            to={listingSearch(without, kept) || "."}
            preventScrollReset
            aria-label={`${words.remove}: ${group} ${label}`}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-sand px-4 text-[0.9375rem] font-medium hover:bg-line"
          >
            {label}
            <Icon name="close" className="size-3.5" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={listingSearch(clearFilters(query), kept) || "."}
          preventScrollReset
          className="link-quiet inline-flex min-h-11 items-center px-2 font-semibold"
        >
          {words.clearAll}
        </Link>
      </li>
    </ul>
  );
}
