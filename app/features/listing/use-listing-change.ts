import type { MouseEvent } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router";
import { parsePriceRange } from "#domain/listing/price-range.ts";

/** What the forms leave out of the URL, since it is what a listing shows anyway (spec §9). */
const usual: Readonly<Record<string, string>> = {
  min: "0",
  max: "5000",
  sort: "relevance",
  size: "48",
};

/** The order in which a listing's URL names things, after what the page itself keeps there. */
const order = "color material availability feature min max sort size columns page".split(" ");

/** Where a change is still on its way to, so that the next one adds to it. */
let underway: string | null = null;

/** The listing's query string as the shopper last asked for it, be it on the page yet or not. */
export function askedFor() {
  return underway ?? window.location.search;
}

/** Whether the page is still behind what the shopper asked for. */
export function isUnderway() {
  return underway !== null && underway !== window.location.search;
}

/** Goes to another state of the same listing, where the shopper is on the page. */
export function useListingChange() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();

  async function show(search: string, options: NavigateOptions = {}) {
    underway = search;
    await navigate(`${pathname}${search}`, { preventScrollReset: true, ...options });
    if (underway === search) underway = null;
  }
  return {
    show,
    /**
     * Applies a form's fields to what was last asked for, even if that isn't on the page yet.
     * @param inDrawer keeps the open filter drawer, without a history entry for each tick.
     */
    apply(form: HTMLFormElement, { inDrawer = false } = {}) {
      return show(searchWith(form, askedFor()), inDrawer ? { replace: true, state } : {});
    },
    /** Follows a chip or another link within the listing, likewise. */
    follow(event: MouseEvent, search: string, options?: NavigateOptions) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      show(stepFrom(window.location.search, search, askedFor()), options);
    },
  };
}

/** The query string after a form's fields are put into `search`; always the listing's first page. */
export function searchWith(form: HTMLFormElement, search: string): string {
  const params = new URLSearchParams(search);
  const data = saidIn(form);
  for (const { name } of form.querySelectorAll<HTMLInputElement>("[name]:not([type=hidden])")) {
    params.delete(name);
    for (const value of data.getAll(name)) {
      const text = String(value).trim();
      if (text !== "" && text !== usual[name]) params.append(name, text);
    }
  }
  params.delete("page");
  return inOrder([...params]);
}

/** A form's fields, prices as the listing reads them (spec §5). */
function saidIn(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  const { min, max } = parsePriceRange(text("min"), text("max"));
  data.set("min", String(min));
  data.set("max", String(max));
  return data;
}

/** What the step from one query string to another makes of a third. */
export function stepFrom(from: string, to: string, third: string): string {
  const [before, after, fields] = [from, to, third].map((text) => [...new URLSearchParams(text)]);
  const among = (list: Field[] = [], [name, value]: Field) =>
    list.some((field) => field[0] === name && field[1] === value);
  const added = after?.filter((field) => !among(before, field)) ?? [];
  const kept = fields?.filter((field) => among(after, field) || !among(before, field)) ?? [];
  return inOrder([...kept.filter((field) => !among(added, field)), ...added]);
}

type Field = [name: string, value: string];

function inOrder(fields: Field[]): string {
  const sorted = fields.sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return sorted.length > 0 ? `?${new URLSearchParams(sorted)}` : "";
}
