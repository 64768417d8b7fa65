import { lazy, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { useHistoryDialog } from "#ui/history-dialog.ts";
import { Icon } from "#ui/icon.tsx";
import { useOnceOpened } from "#ui/once-opened.ts";
import type { ListingData } from "./listing-data.ts";
import { piecesText, words } from "./words.ts";

const FilterDrawer = lazy(() => import("./filter-drawer.tsx"));

interface FilterButtonProps {
  listing: ListingData;
}

/** Opens the filters in a drawer on small screens; without script it leads to them on the page. */
export function FilterButton({ listing }: FilterButtonProps) {
  const drawer = useHistoryDialog("filters");
  const { search } = useLocation();
  const open = drawer.value !== null;
  const loaded = useOnceOpened(open);
  return (
    <>
      <Link
        to={{ search, hash: "filters" }}
        className="inline-flex min-h-11 items-center gap-2 rounded-surface border border-edge px-4 font-semibold lg:hidden"
        onClick={(event) => {
          event.preventDefault();
          drawer.open(search || "?");
        }}
      >
        <Icon name="filter" className="size-4.5" />
        {words.filter}
        {listing.chips.length > 0 ? (
          <span className="text-pine">({listing.chips.length})</span>
        ) : null}
      </Link>
      {loaded ? (
        <Suspense>
          <FilterDrawer
            listing={listing}
            openedAt={drawer.value}
            title={words.filters}
            done={`${words.show} ${piecesText(listing.total)}`}
            onBack={drawer.close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
