import type { MouseEvent } from "react";
import { type NavigateOptions, useNavigate } from "react-router";
import { entryKey } from "#app/routing/history-entry.ts";
import { prefetchSoon } from "#app/routing/link-navigation.tsx";
import type { PriceRange, TypedPrices } from "#domain/listing/price-range.ts";
import { withoutScroll } from "#ui/keep-scroll.ts";
import type { ListingData } from "./listing-data.ts";
import { changeSince, searchWithControl, searchWithPrices } from "./listing-navigation.ts";

/**
 * A change still in flight, so that the next one adds to it, and the key of the history entry it was
 * made on: Back gives it up.
 */
let inFlight: { search: string; entry: string } | null = null;

/** The listing's query string as the shopper last requested it, shown yet or not. */
export function requestedQuery() {
  return inFlight?.entry === entryKey() ? inFlight.search : window.location.search;
}

/** Whether the page doesn't yet show what the shopper requested. */
export function isInFlight() {
  return requestedQuery() !== window.location.search;
}

interface FormChange {
  /** Keeps the filter drawer open, without a history entry for each checkbox. */
  inDrawer?: boolean;
}

interface ShowOptions extends Pick<NavigateOptions, "replace"> {
  /** State of the history entry, such as which dialog is open. */
  state?: object | null;
  /** Goes to the start of the listing. */
  fromStart?: boolean;
}

/**
 * Navigates to another state of the same listing, in its section (rule 4.23) and by default without
 * scrolling.
 *
 * @param listing the listing on the page; the browser's address can be ahead of it for a moment
 */
export function useListingChange({
  path,
  shown,
  hash,
}: Pick<ListingData, "path" | "shown" | "hash">) {
  const navigate = useNavigate();

  async function show(search: string, { state, fromStart, replace }: ShowOptions = {}) {
    const change = { search, entry: entryKey() };
    inFlight = change;
    await navigate(
      { pathname: path, search, hash },
      {
        replace,
        state: fromStart || !hash ? state : { ...state, ...withoutScroll },
        // The start of a section is scrolled to by its hash.
        preventScrollReset: !fromStart || hash !== "",
      },
    );
    if (inFlight === change) inFlight = null;
  }
  const within = ({ inDrawer = false }: FormChange) =>
    inDrawer ? { replace: true, state: stateOfEntry() } : {};
  return {
    show,
    /**
     * Applies a control of a form to the query last requested, even if it isn't on the page yet.
     */
    apply(control: HTMLInputElement | HTMLSelectElement, where: FormChange = {}) {
      return show(searchWithControl(control, requestedQuery()), within(where));
    },
    /** Prefetches the listing that a click on a checkbox would show. */
    expectToggled(box: HTMLInputElement) {
      prefetchSoon(`${path}${searchWithControl(box, requestedQuery(), !box.checked)}`);
    },
    /** Applies two prices in the same way. */
    applyPrices(prices: PriceRange | TypedPrices, where: FormChange = {}) {
      return show(searchWithPrices(prices, requestedQuery()), within(where));
    },
    /** Follows a chip or another link within the listing in the same way. */
    follow(event: MouseEvent, search: string, options?: ShowOptions) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      show(changeSince(shown, search, requestedQuery()), options);
    },
  };
}

/** The state given to the current history entry, such as which dialog is open. */
function stateOfEntry(): object | null | undefined {
  return (window.history.state as { usr?: object | null } | null)?.usr;
}
