import { Link, useLocation } from "react-router";
import { useLateDialog } from "#state/late-dialog.ts";
import { useHistoryDialog } from "#ui/history-dialog.ts";
import { Icon } from "#ui/icon.tsx";
import { late } from "#ui/late.tsx";
import type { ListingData } from "./listing-data.ts";
import { piecesText, words } from "./words.ts";

const FilterDrawer = late(() => import("./filter-drawer.tsx"));

interface FilterButtonProps {
  listing: ListingData;
}

/** Opens the filters in a drawer on small screens; without script it leads to them on the page. */
export function FilterButton({ listing }: FilterButtonProps) {
  const drawer = useHistoryDialog("filters");
  const { search } = useLocation();
  const comes = useLateDialog(drawer);
  return (
    <>
      <Link
        to={{ search, hash: "filters" }}
        className="inline-flex min-h-11 items-center justify-center gap-2 rounded-surface border border-edge px-4 font-semibold max-xs:flex-1 lg:hidden"
        onClick={(event) => {
          event.preventDefault();
          drawer.open(search || "?");
        }}
      >
        <Icon name="filter" className="size-4.5" />
        <span>{words.filter}</span>
        {listing.chips.length > 0 ? (
          <span className="text-pine">{`(${listing.chips.length})`}</span>
        ) : null}
      </Link>
      <FilterDrawer
        {...comes}
        listing={listing}
        openedAt={drawer.value}
        title={words.filters}
        done={`${words.show} ${piecesText(listing.total)}`}
        onBack={drawer.close}
      />
    </>
  );
}
