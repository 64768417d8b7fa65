import type { Draft } from "#server/catalog/import/draft/draft.ts";
import type { UncheckedProduct } from "./product-from-draft.ts";

/** Where in a file something is. */
export interface Place {
  row: number;
  /** Such as `column G (Width)`. */
  column: string;
}

type ColumnOf = (field: string) => string | undefined;

/**
 * The row and column that a field of a product comes from, in the file's words.
 * @param path as the product check names it, such as `variants #2.sku`.
 */
export function placeOf(
  path: string,
  draft: Draft,
  product: UncheckedProduct,
  columnOf: ColumnOf,
): Place {
  const [row = 0] = draft.rows;
  const [, list, position, rest = ""] = /^(variants|options) #(\d+)\.?(.*)$/.exec(path) ?? [];
  const index = Number(position) - 1;
  if (list === "variants") return placeOfVariant(index, rest, draft, product, columnOf);
  if (list === "options") return placeOfOption(index, rest, draft, product, columnOf);
  return { row, column: columnOf(path) ?? fieldWords(path) };
}

/** A field in words, such as `compare at price`; `swatches #2.label` is `label of swatches 2`. */
export function fieldWords(path: string): string {
  const [, list, position, rest = ""] = /^(\w+) #(\d+)\.?(.*)$/.exec(path) ?? [];
  if (list) {
    return [fieldWords(rest), `${fieldWords(list)} ${position}`].filter(Boolean).join(" of ");
  }
  const names: Record<string, string> = { variants: "choices", options: "what it comes in" };
  const field = path.replace("specs.", "");
  return names[field] ?? field.replace(/([A-Z]|\d+)/g, " $1").toLowerCase();
}

function placeOfVariant(
  index: number,
  field: string,
  draft: Draft,
  product: UncheckedProduct,
  columnOf: ColumnOf,
): Place {
  const [own = 0, ...rows] = draft.rows;
  const variant = draft.variants[index];
  const [option] = variant?.options ?? [];
  const { sku } = listOf(product.variants)[index] ?? {};
  const written = draft.variantRows.findIndex((row) => row.get("sku") === sku);
  const source = field === "values" ? (option?.field ?? "choice") : field;
  return {
    row: variant?.row ?? rows[written] ?? own,
    column: columnOf(source) ?? `${fieldWords(field)} of choice ${index + 1}`,
  };
}

function placeOfOption(
  index: number,
  field: string,
  draft: Draft,
  product: UncheckedProduct,
  columnOf: ColumnOf,
): Place {
  const [own = 0] = draft.rows;
  const { name, values } = listOf(product.options)[index] ?? {};
  const position = /^values #(\d+)/.exec(field)?.[1];
  const label = position === undefined ? undefined : listOf(values)[Number(position) - 1]?.label;
  for (const { row, options } of draft.variants) {
    const option = options.find((each) => each.name === name && (each.value === label || !label));
    if (!option) continue;
    const source = label === undefined ? option.field.replace("value", "name") : option.field;
    return { row, column: columnOf(source) ?? String(name) };
  }
  return { row: own, column: columnOf("options") ?? `${name ?? "what it comes in"}` };
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value : [];
}
