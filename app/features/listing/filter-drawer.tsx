import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import type { ListingData } from "./listing-data.ts";
import { requestedQuery } from "./use-listing-change.ts";

interface FilterDrawerProps {
  listing: ListingData;
  /** The listing's query string when the drawer was opened ("?" for none); null while closed. */
  openedAt: string | null;
  title: string;
  /** The button that closes it, e.g. `Show 12 pieces`. */
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
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  /** The query string the shopper has ticked together; null while closed. */
  const ticked = useRef<string | null>(null);

  useEffect(() => {
    if (openedAt !== null) {
      ticked.current ??= search;
      return;
    }
    const wanted = ticked.current;
    ticked.current = null;
    // Back shows the listing as it was before the drawer: bring what was ticked along.
    if (wanted !== null && wanted !== search) {
      navigate(`${pathname}${wanted}`, { replace: true, preventScrollReset: true });
    }
  });

  function note() {
    ticked.current = requestedQuery();
  }

  /** Keeps what was ticked: the drawer's entry becomes the listing it led to. */
  function close() {
    const asked = requestedQuery();
    ticked.current = asked;
    if (openedAt === (asked || "?")) onBack();
    else navigate(`${pathname}${asked}`, { replace: true, preventScrollReset: true });
  }

  return (
    <Dialog open={openedAt !== null} onClose={close} title={title} placement="left">
      <div onChange={note} onSubmit={note} className="flex-1 px-5 pb-4">
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
