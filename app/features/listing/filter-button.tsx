import { lazy, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { useHistoryDialog } from "#ui/history-dialog.ts";
import { Icon } from "#ui/icon.tsx";
import { useOnceOpened } from "#ui/once-opened.ts";
import type { ListingData } from "./listing-data.ts";
import type { KeptParams } from "./use-listing-change.ts";
import { words } from "./words.ts";

const FilterDrawer = lazy(() => import("./filter-drawer.tsx"));

interface FilterButtonProps {
  listing: ListingData;
  appliedCount: number;
  kept?: KeptParams;
}

/** Opens the filters in a drawer on small screens; without script it leads to them on the page. */
export function FilterButton({ listing, appliedCount, kept }: FilterButtonProps) {
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
        {appliedCount > 0 ? <span className="text-pine">({appliedCount})</span> : null}
      </Link>
      {loaded ? (
        <Suspense>
          <FilterDrawer
            listing={listing}
            openedAt={drawer.value}
            onBack={drawer.close}
            kept={kept}
          />
        </Suspense>
      ) : null}
    </>
  );
}
