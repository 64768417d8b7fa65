import { type MouseEvent, memo } from "react";
import * as copy from "#copy/listing.ts";
import { Icon } from "#ui/icon.tsx";
import type { ListingData } from "./listing-data.ts";
import { useListingChange } from "./use-listing-change.ts";

const linkClass =
  "grid min-w-11 h-11 place-items-center rounded-surface px-2 font-medium tabular-nums hover:bg-sand";

/** Links to the pages of a listing; a filter that is still being applied is kept. */
export const Pagination = memo(function Pagination({ listing }: { listing: ListingData }) {
  const { pages, path, hash } = listing;
  const { current, previous, next, steps } = pages;
  const change = useListingChange(listing);
  if (steps.length < 2) return null;

  const hrefOf = (search: string) => `${path}${search}${hash}`;
  const follow = (search: string) => (event: MouseEvent) =>
    change.follow(event, search, { fromStart: true });
  return (
    <nav aria-label={copy.pages.label} className="mt-14 flex items-center justify-center gap-1">
      {previous ? (
        <a
          href={hrefOf(previous.search)}
          onClick={follow(previous.search)}
          rel="prev"
          aria-label={copy.pages.previous}
          className={linkClass}
        >
          <Icon name="left" className="size-4.5" />
        </a>
      ) : null}
      {steps.map((target, index) =>
        target === "gap" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are at most two gaps, told apart by their position
          <span key={`gap-${index}`} aria-hidden="true" className="px-1 text-soft">
            …
          </span>
        ) : (
          <a
            key={target.number}
            href={hrefOf(target.search)}
            onClick={follow(target.search)}
            aria-label={copy.pages.page(target)}
            aria-current={target.number === current ? "page" : undefined}
            className={`${linkClass} aria-[current=page]:chosen`}
          >
            {target.number}
          </a>
        ),
      )}
      {next ? (
        <a
          href={hrefOf(next.search)}
          onClick={follow(next.search)}
          rel="next"
          aria-label={copy.pages.next}
          className={linkClass}
        >
          <Icon name="right" className="size-4.5" />
        </a>
      ) : null}
    </nav>
  );
});
