import { Link, useLocation, useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useHistoryDialog } from "#ui/history-dialog.ts";
import { Icon } from "#ui/icon.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import type { ListingData } from "./listing-data.ts";
import type { KeptParams } from "./use-listing-change.ts";
import { piecesText, words } from "./words.ts";

interface FilterDrawerProps {
  listing: ListingData;
  appliedCount: number;
  kept?: KeptParams;
}

/** The filters on small screens, behind a button; Back closes the drawer. */
export function FilterDrawer({ listing, appliedCount, kept }: FilterDrawerProps) {
  const drawer = useHistoryDialog("filters");
  const location = useLocation();
  const navigate = useNavigate();

  /** Keeps what was ticked: the drawer's entry becomes the listing it led to. */
  function close() {
    if (drawer.value === (location.search || "?")) drawer.close();
    else
      navigate(location.search || location.pathname, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <Link
        to={{ search: location.search, hash: "filters" }}
        className="inline-flex min-h-11 items-center gap-2 rounded-surface border border-edge px-4 font-semibold lg:hidden"
        onClick={(event) => {
          event.preventDefault();
          drawer.open(location.search || "?");
        }}
      >
        <Icon name="filter" className="size-4.5" />
        {words.filter}
        {appliedCount > 0 ? <span className="text-pine">({appliedCount})</span> : null}
      </Link>
      <Dialog open={drawer.value !== null} onClose={close} title={words.filters} placement="left">
        <div className="flex-1 px-5 pb-4">
          <FilterPanel query={listing.query} facets={listing.facets} kept={kept} inDrawer />
        </div>
        <div className="sticky bottom-0 border-t border-line bg-paper p-4">
          <Button className="w-full" onClick={close}>
            Show {piecesText(listing.total)}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
