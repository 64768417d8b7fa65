import { useLocation, useNavigate } from "react-router";
import type { ListingQuery } from "#domain/listing/listing-query.ts";
import { listingSearch, parseListingQuery } from "#domain/listing/listing-query.ts";

/** What the page's URL carries besides the listing, such as a search's words. */
export type KeptParams = Readonly<Record<string, string>>;

/** Goes to another state of the same listing, where the shopper is on the page. */
export function useListingChange(kept: KeptParams = {}) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  return {
    /** @param inDrawer keeps the open filter drawer, without a history entry for each tick. */
    show(query: ListingQuery, { inDrawer = false } = {}) {
      navigate(`${pathname}${listingSearch(query, kept)}`, {
        preventScrollReset: true,
        ...(inDrawer ? { replace: true, state } : {}),
      });
    },
    /** The state of the listing that a form's fields describe; always its first page. */
    fromForm(form: HTMLFormElement): ListingQuery {
      const params = new URLSearchParams();
      for (const [name, value] of new FormData(form)) {
        if (typeof value === "string") params.append(name, value);
      }
      return parseListingQuery(params);
    },
  };
}
