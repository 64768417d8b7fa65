import type { MouseEvent } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router";
import { changeSince, searchWithControl, searchWithPrices } from "./listing-navigation.ts";

/** Where a change is still on its way to, so that the next one adds to it. */
let inFlight: string | null = null;

/** The listing's query string as the shopper last asked for it, be it on the page yet or not. */
export function requestedQuery() {
  return inFlight ?? window.location.search;
}

/** Whether the page is still behind what the shopper asked for. */
export function isInFlight() {
  return inFlight !== null && inFlight !== window.location.search;
}

interface FormChange {
  /** Keeps the open filter drawer, without a history entry for each tick. */
  inDrawer?: boolean;
}

/** Goes to another state of the same listing, where the shopper is on the page. */
export function useListingChange() {
  const navigate = useNavigate();
  /** The listing on the page: the browser's address is ahead of it for a moment. */
  const { pathname, search: shown, state } = useLocation();

  async function show(search: string, options: NavigateOptions = {}) {
    inFlight = search;
    await navigate(`${pathname}${search}`, { preventScrollReset: true, ...options });
    if (inFlight === search) inFlight = null;
  }
  const within = ({ inDrawer = false }: FormChange) => (inDrawer ? { replace: true, state } : {});
  return {
    show,
    /** Applies a control of a form to what was last asked for, even if that isn't on the page yet. */
    apply(control: HTMLInputElement | HTMLSelectElement, where: FormChange = {}) {
      return show(searchWithControl(control, requestedQuery()), within(where));
    },
    /** Applies a form's two prices, likewise. */
    applyPrices(form: HTMLFormElement, where: FormChange = {}) {
      return show(searchWithPrices(form, requestedQuery()), within(where));
    },
    /** Follows a chip or another link within the listing, likewise. */
    follow(event: MouseEvent, search: string, options?: NavigateOptions) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      show(changeSince(shown, search, requestedQuery()), options);
    },
  };
}
