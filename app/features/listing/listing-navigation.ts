import { parsePriceRange } from "#domain/listing/price-range.ts";

/** What the forms leave out of the URL, since it is what a listing shows anyway (rule 4.12). */
const usual: Readonly<Record<string, string>> = {
  min: "0",
  max: "5000",
  sort: "relevance",
  size: "48",
};

/** Filters that may have several values at once; anything else has one. */
const facetNames = "color material availability feature".split(" ");

/** The order in which a listing's URL names things, after what the page itself keeps there. */
const order = [...facetNames, ..."min max sort size columns page".split(" ")];

type Field = readonly [name: string, value: string];

/**
 * The query string after all of a form's fields are put into `search`; always the listing's first
 * page.
 */
export function queryWithForm(form: HTMLFormElement, search: string): string {
  const fields = [...form.querySelectorAll<HTMLInputElement>("[name]:not([type=hidden])")];
  return searchWithFields(form, [...new Set(fields.map(({ name }) => name))], search);
}

/**
 * The query string after one control of a form is put into `search`. The form's other fields stay
 * out of it: they may be older than what the shopper asked for by a chip or a link meanwhile.
 */
export function searchWithControl(control: HTMLInputElement | HTMLSelectElement, search: string) {
  const { form, name, value } = control;
  if (!form) return search;
  if (control.type !== "checkbox") return searchWithFields(form, [name], search);
  const asked = new URLSearchParams(search).getAll(name);
  const ticked = control instanceof HTMLInputElement && control.checked;
  const chosen = ticked ? [...asked, value] : asked.filter((one) => one !== value);
  const boxes = form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`);
  const inFormOrder = [...boxes].filter((box) => chosen.includes(box.value));
  const others = [...new URLSearchParams(search)].filter((field) => field[0] !== name);
  return firstPage([...others, ...inFormOrder.map((box): Field => [name, box.value])]);
}

/** The query string after the form's two prices are put into `search`. */
export function searchWithPrices(form: HTMLFormElement, search: string): string {
  return searchWithFields(form, ["min", "max"], search);
}

function searchWithFields(form: HTMLFormElement, names: readonly string[], search: string) {
  const data = saidIn(form);
  const others = [...new URLSearchParams(search)].filter(([name]) => !names.includes(name));
  const said = names.flatMap((name) =>
    data.getAll(name).map((value): Field => [name, String(value).trim()]),
  );
  return firstPage([...others, ...said.filter(([name, text]) => text && text !== usual[name])]);
}

/** A form's fields, prices as the listing reads them (rule 4.5). */
function saidIn(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  const { min, max } = parsePriceRange(text("min"), text("max"));
  data.set("min", String(min));
  data.set("max", String(max));
  return data;
}

/**
 * What a link of the listing makes of what was asked for meanwhile: its own step, and no more.
 * @param from the query string of the listing that showed the link
 * @param to where the link leads
 * @param asked the query string the shopper last asked for, shown yet or not
 */
export function changeSince(from: string, to: string, asked: string): string {
  const [before, after] = [fieldsOf(from), fieldsOf(to)];
  const added = after.filter((field) => !isIn(before, field));
  const removed = before.filter((field) => !isIn(after, field));
  const stepped = new Set([...added, ...removed].map(([name]) => name).filter(isOrdered));
  const staysOnPage = [...stepped].every((name) => name === "columns");
  const kept = fieldsOf(asked).filter((field) => {
    const [name] = field;
    if (name === "page" && !staysOnPage) return false;
    if (isOrdered(name) && !facetNames.includes(name)) return !stepped.has(name);
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
  const sorted = fields.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return sorted.length > 0 ? `?${new URLSearchParams(sorted.map(([...field]) => field))}` : "";
}
