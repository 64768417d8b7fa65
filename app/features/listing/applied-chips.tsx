import * as copy from "#copy/listing.ts";
import { Icon } from "#ui/icon.tsx";
import type { ListingData } from "./listing-data.ts";
import { useListingChange } from "./use-listing-change.ts";

/** The filters that are on, each with a link that removes it. */
export function AppliedChips({ listing }: { listing: ListingData }) {
  const { chips, clearAll, path, hash } = listing;
  const change = useListingChange(listing);
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, group, label, search }) => (
        <li key={key}>
          <a
            href={`${path}${search}${hash}`}
            rel="nofollow"
            onClick={(event) => change.follow(event, search)}
            aria-label={copy.removeFilter({ group, label })}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-sand px-4 text-[0.9375rem] font-medium hover:bg-line"
          >
            <span>{label}</span>
            <Icon name="close" className="size-3.5" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={`${path}${clearAll.search}${hash}`}
          onClick={(event) => change.follow(event, clearAll.search)}
          className="link-quiet inline-flex min-h-11 items-center px-2 font-semibold"
        >
          {copy.clearAll}
        </a>
      </li>
    </ul>
  );
}
