import { copyIn } from "#copy-in/list-problems.ts";
import { cleanLine, cleanText } from "#domain/clean-text.ts";
import { formLimits } from "#domain/form-limits.ts";
import { isRecord } from "#domain/is-record.ts";
import type { ProductNames } from "#domain/product-snapshot.ts";
import { isQuantity } from "#domain/quantity.ts";
import { itemNotesRule } from "#domain/quote-form.ts";
import { lengthProblem } from "#domain/text-field.ts";
import { readQuantity } from "#domain/typed-quantity.ts";
import type { FormReader } from "./form-reader.ts";

/** A line of a quote request as it was sent: an id to look up, not yet a product. */
export interface FormItem {
  id: string;
  quantity: number;
  notes: string;
  /**
   * The product's names according to the browser, empty if missing; never shown as the shop's own.
   */
  clientNames: ProductNames;
}

/**
 * Reads a form's products: `items` as JSON if present, otherwise the repeated fields `itemId`,
 * `itemQuantity` and `itemNotes` (rule 8.4). Adds errors under `items`.
 */
export function readFormItems(form: FormReader): FormItem[] {
  const copy = copyIn[form.language];
  const json = (form.all("items")[0] ?? "").trim();
  const raw = json === "" ? itemsFromFields(form) : itemsFromJson(json);
  if (raw === undefined) return refused(form, copy.unreadable);
  if (raw.length === 0) return refused(form, copy.empty);
  if (raw.length > formLimits.items) {
    return refused(form, copy.tooMany({ max: formLimits.items, count: raw.length }));
  }
  const lines = raw.map(toLine);
  if (lines.some(({ id }) => id === "")) return refused(form, copy.unreadable);
  if (lines.some(({ quantity }) => !isQuantity(quantity))) {
    form.addError("items", copy.quantity({ max: formLimits.itemQuantity }));
  }
  const tooLong = lines.map(({ notes }) => lengthProblem(notes, itemNotesRule)).find(Boolean);
  if (tooLong) form.addError("items", tooLong);
  return lines;
}

function refused(form: FormReader, message: string): FormItem[] {
  form.addError("items", message);
  return [];
}

/** A line as it was sent, not yet checked. */
export type RawItem = Record<string, unknown>;

function itemsFromFields(form: FormReader): RawItem[] {
  const [ids, quantities, notes] = ["itemId", "itemQuantity", "itemNotes"].map((name) =>
    form.all(name),
  );
  return (ids ?? []).map((id, i) => ({ id, quantity: quantities?.[i] ?? "1", notes: notes?.[i] }));
}

/** The lines of a JSON list; undefined if it isn't a list of objects. */
export function itemsFromJson(json: string): RawItem[] | undefined {
  try {
    const parsed: unknown = JSON.parse(json);
    return Array.isArray(parsed) && parsed.every(isRecord) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function toLine({ id, quantity, notes, title, sku, slug }: RawItem): FormItem {
  return {
    id: typeof id === "number" ? String(id) : cleanLine(textOf(id)).slice(0, 100),
    quantity: quantity === undefined ? 1 : quantityOf(quantity),
    notes: cleanText(textOf(notes)),
    clientNames: { title: clientText(title), sku: clientText(sku), slug: clientText(slug) },
  };
}

function clientText(value: unknown): string {
  return cleanLine(textOf(value)).slice(0, 120);
}

/** The value if it is a string, otherwise an empty string. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** A number, or a quantity as people write it (rule 7.6); otherwise NaN. */
export function quantityOf(value: unknown): number {
  if (typeof value === "number") return value;
  return (typeof value === "string" ? readQuantity(value).value : undefined) ?? Number.NaN;
}
