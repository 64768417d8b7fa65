import { Link } from "react-router";
import { changeListing } from "#domain/listing/change-listing.ts";
import { type ListingQuery, listingSearch } from "#domain/listing/listing-query.ts";
import { pageSteps } from "#domain/listing/pagination.ts";
import { Icon } from "#ui/icon.tsx";
import type { KeptParams } from "./use-listing-change.ts";
import { words } from "./words.ts";

interface PaginationProps {
  query: ListingQuery;
  page: number;
  pageCount: number;
  kept?: KeptParams;
}

const step =
  "grid min-w-11 h-11 place-items-center rounded-surface px-2 font-medium tabular-nums hover:bg-sand";

export function Pagination({ query, page, pageCount, kept }: PaginationProps) {
  if (pageCount < 2) return null;
  const to = (target: number) => listingSearch(changeListing(query, { page: target }), kept) || ".";
  return (
    <nav aria-label={words.pages} className="mt-14 flex items-center justify-center gap-1">
      {page > 1 ? (
        <Link to={to(page - 1)} rel="prev" aria-label="Previous page" className={step}>
          <Icon name="left" className="size-4.5" />
        </Link>
      ) : null}
      {pageSteps(page, pageCount).map((number, index, steps) =>
        number === "gap" ? (
          <span key={`gap-after-${steps[index - 1]}`} aria-hidden="true" className="px-1 text-soft">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={to(number)}
            aria-label={`Page ${number}`}
            aria-current={number === page ? "page" : undefined}
            className={`${step} aria-[current=page]:bg-pine aria-[current=page]:text-paper`}
          >
            {number}
          </Link>
        ),
      )}
      {page < pageCount ? (
        <Link to={to(page + 1)} rel="next" aria-label="Next page" className={step}>
          <Icon name="right" className="size-4.5" />
        </Link>
      ) : null}
    </nav>
  );
}
