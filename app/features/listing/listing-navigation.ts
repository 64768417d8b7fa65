import type { PriceRange, TypedPrices } from "#domain/listing/price-range.ts";
import { readPrices } from "./price-reader.ts";

/** Defaults of a listing, which forms leave out of the URL (rule 4.12). */
const defaults: Readonly<Record<string, string>> = {
  min: "0",
  max: "5000",
  sort: "relevance",
  size: "48",
};

/** Parameters that may have several values at once; all others have one. */
const facetNames = "color material availability feature".split(" ");

/** Order of a listing's parameters in the URL, after those of the page itself. */
const order = [...facetNames, ..."min max sort size columns page".split(" ")];

type Field = readonly [name: string, value: string];

/**
 * `search` with all filters of a form put in, but prices that can't be read yet; always the listing's
 * first page.
 */
export function queryWithForm(form: HTMLFormElement, search: string): string {
  const boxes = [...form.querySelectorAll<HTMLInputElement>("[type=checkbox]")];
  const checked = searchWithFields(form, [...new Set(boxes.map(({ name }) => name))], search);
  const prices = readPrices(pricesIn(form));
  return prices ? searchWithPrices(prices.range, checked) : checked;
}

/** The two prices of a form as typed. */
export function pricesIn(form: HTMLFormElement): TypedPrices {
  const data = new FormData(form);
  return { min: String(data.get("min") ?? ""), max: String(data.get("max") ?? "") };
}

/**
 * `search` with one control of a form put in; always the listing's first page. The form's other
 * fields are left out: they may be older than a chip or link the shopper has clicked since.
 *
 * @param isChecked whether a checkbox counts as checked; by default as it is
 */
export function searchWithControl(
  control: HTMLInputElement | HTMLSelectElement,
  search: string,
  isChecked = control instanceof HTMLInputElement && control.checked,
) {
  const { form, name, value } = control;
  if (!form) return search;
  if (control.type !== "checkbox") return searchWithFields(form, [name], search);
  const requested = new URLSearchParams(search).getAll(name);
  const chosen = isChecked ? [...requested, value] : requested.filter((one) => one !== value);
  const boxes = form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`);
  const inFormOrder = [...boxes].filter((box) => chosen.includes(box.value));
  const others = [...new URLSearchParams(search)].filter((field) => field[0] !== name);
  return firstPage([...others, ...inFormOrder.map((box): Field => [name, box.value])]);
}

/**
 * `search` with two prices put in; always the listing's first page.
 * @param prices as read, or as typed for the server to read
 */
export function searchWithPrices({ min, max }: PriceRange | TypedPrices, search: string): string {
  return withFields(
    [
      ["min", String(min).trim()],
      ["max", String(max).trim()],
    ],
    search,
  );
}

function searchWithFields(form: HTMLFormElement, names: readonly string[], search: string) {
  const data = new FormData(form);
  return withFields(
    names.flatMap((name) => data.getAll(name).map((value): Field => [name, String(value)])),
    search,
    names,
  );
}

/** `search` with fields put in, in place of those of the same names. */
function withFields(
  fields: readonly Field[],
  search: string,
  names: readonly string[] = fields.map(([name]) => name),
) {
  const others = [...new URLSearchParams(search)].filter(([name]) => !names.includes(name));
  return firstPage([
    ...others,
    ...fields.filter(([name, text]) => text && text !== defaults[name]),
  ]);
}

/**
 * Applies a link's change to the query string that was requested since, and nothing else.
 * @param from query string of the listing that showed the link
 * @param to query string of the link
 * @param requested the query string the shopper last requested, shown yet or not
 */
export function changeSince(from: string, to: string, requested: string): string {
  const [before, after] = [fieldsOf(from), fieldsOf(to)];
  const added = after.filter((field) => !isIn(before, field));
  const removed = before.filter((field) => !isIn(after, field));
  const changed = new Set([...added, ...removed].map(([name]) => name).filter(isOrdered));
  const staysOnPage = [...changed].every((name) => name === "columns");
  const kept = fieldsOf(requested).filter((field) => {
    const [name] = field;
    if (name === "page" && !staysOnPage) return false;
    if (isOrdered(name) && !facetNames.includes(name)) return !changed.has(name);
    return !isIn([...added, ...removed], field);
  });
  return inOrder([...kept, ...added]);
}

function isIn(list: readonly Field[], [name, value]: Field): boolean {
  return list.some((field) => field[0] === name && field[1] === value);
}

function isOrdered(name: string): boolean {
  return order.includes(name);
}

function fieldsOf(search: string): Field[] {
  return [...new URLSearchParams(search)];
}

function firstPage(fields: readonly Field[]): string {
  return inOrder(fields.filter(([name]) => name !== "page"));
}

function inOrder(fields: readonly Field[]): string {
  const sorted = [...fields].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return sorted.length > 0 ? `?${new URLSearchParams(sorted.map(([...field]) => field))}` : "";
}
