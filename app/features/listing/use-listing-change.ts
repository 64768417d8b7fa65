import { useLocation, useNavigate } from "react-router";

/** What the forms leave out of the URL, since it is what a listing shows anyway (spec §9). */
const usual: Readonly<Record<string, string>> = {
  min: "0",
  max: "5000",
  sort: "relevance",
  size: "48",
};

/** Goes to another state of the same listing, where the shopper is on the page. */
export function useListingChange() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  return {
    /** @param inDrawer keeps the open filter drawer, without a history entry for each tick. */
    show(search: string, { inDrawer = false } = {}) {
      navigate(`${pathname}${search}`, {
        preventScrollReset: true,
        ...(inDrawer ? { replace: true, state } : {}),
      });
    },
  };
}

/** The query string a form's fields describe; always the listing's first page. */
export function searchOfForm(form: HTMLFormElement): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = String(value).trim();
    if (text !== "" && text !== usual[name]) params.append(name, text);
  }
  return params.size > 0 ? `?${params}` : "";
}
