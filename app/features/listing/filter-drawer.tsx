import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import type { ListingData } from "./listing-data.ts";
import { requestedQuery, useListingChange } from "./use-listing-change.ts";

interface FilterDrawerProps {
  listing: ListingData;
  /** The listing's query string when the drawer was opened ("?" for none); null while closed. */
  openedAt: string | null;
  title: string;
  /** Label of the button that closes it, such as `Show 12 pieces`. */
  done: string;
  /** Leaves the drawer's history entry. */
  onBack: () => void;
}

/** The filters on small screens; loaded when first opened, closed by Back (rule 4.19). */
export default function FilterDrawer({
  listing,
  openedAt,
  title,
  done,
  onBack,
}: FilterDrawerProps) {
  const { search } = useLocation();
  const change = useListingChange(listing);
  /** Query string of the filters checked in the drawer; null while closed. */
  const drawerQuery = useRef<string | null>(null);

  useEffect(() => {
    if (openedAt !== null) {
      drawerQuery.current ??= search;
      return;
    }
    const query = drawerQuery.current;
    drawerQuery.current = null;
    // Back restores the address from before the drawer: apply the filters that were checked in it.
    if (query !== null && query !== search) {
      change.show(query, { replace: true });
    }
  });

  function rememberQuery() {
    drawerQuery.current = requestedQuery();
  }

  /**
   * Closes the drawer and keeps its filters: the drawer's history entry becomes that of the
   * filtered listing.
   */
  function close() {
    const requested = requestedQuery();
    drawerQuery.current = requested;
    if (openedAt === (requested || "?")) onBack();
    else change.show(requested, { replace: true });
  }

  return (
    <Dialog open={openedAt !== null} onClose={close} title={title} placement="left">
      <div onChange={rememberQuery} onSubmit={rememberQuery} className="flex-1 px-5 pb-4">
        <FilterPanel listing={listing} inDrawer />
      </div>
      <div className="sticks bottom-0 border-t border-line bg-paper p-4">
        <Button className="w-full" onClick={close}>
          {done}
        </Button>
      </div>
    </Dialog>
  );
}
