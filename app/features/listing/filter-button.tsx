import { useLocation } from "react-router";
import * as copy from "#copy/listing.ts";
import { useLazyDialog } from "#state/lazy-dialog.ts";
import { useHistoryDialog } from "#ui/history-dialog.ts";
import { Icon } from "#ui/icon.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import type { ListingData } from "./listing-data.ts";

const FilterDrawer = lazyComponent(() => import("./filter-drawer.tsx"));

interface FilterButtonProps {
  listing: ListingData;
}

/**
 * Opens the filters in a drawer on small screens; without JavaScript it links to them on the page.
 */
export function FilterButton({ listing }: FilterButtonProps) {
  const drawer = useHistoryDialog("filters");
  const { search } = useLocation();
  const lazyProps = useLazyDialog(drawer);
  return (
    <>
      <a
        href={`${listing.path}${search}#filters`}
        className="inline-flex min-h-11 items-center justify-center gap-2 rounded-surface border border-edge px-4 font-semibold max-xs:flex-1 lg:hidden"
        onClick={(event) => {
          event.preventDefault();
          drawer.open(search || "?");
        }}
      >
        <Icon name="filter" className="size-4.5" />
        <span>{copy.filter}</span>
        {listing.chips.length > 0 ? (
          <span className="text-pine">{`(${listing.chips.length})`}</span>
        ) : null}
      </a>
      <FilterDrawer
        {...lazyProps}
        listing={listing}
        openedAt={drawer.value}
        title={copy.filters}
        done={copy.showCount({ count: listing.total })}
        onBack={drawer.close}
      />
    </>
  );
}
