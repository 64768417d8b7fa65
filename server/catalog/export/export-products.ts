import type { Collection } from "#domain/collection.ts";
import type { ProductFile } from "#domain/product-file.ts";
import { plainLine } from "#server/catalog/import/cells/plain-text.ts";
import { readOnlyColumns, shopColumns } from "#server/catalog/import/formats/shop-columns.ts";
import { fileOf } from "#server/catalog/import/plan/product-changes.ts";
import { shownModel } from "#server/catalog/models/product-model.ts";
import type { StoredProduct } from "#server/catalog/products/stored-products.ts";
import { csvLine, listCell, partsCell, swatchesCell, textCell, viewsCell } from "./csv-cells.ts";

type NamedVariant = NonNullable<ProductFile["variants"]>[number] & { slug: string };

/** Without this mark, Excel on Windows doesn't read a CSV file as UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * The products as CSV in the shop's columns, the row of each followed by those of its variants;
 * importing it again changes nothing (rule 3.18).
 */
export async function* exportCsv(
  products: AsyncIterable<StoredProduct>,
  collections: readonly Collection[],
): AsyncGenerator<string> {
  const columns = shopColumns(collections).filter(({ name }) => !readOnlyColumns.includes(name));
  yield `${BYTE_ORDER_MARK}${csvLine(columns.map(({ name }) => name))}`;
  for await (const { product, status } of products) {
    const file = fileOf(product);
    const derived = { published: status === "published", has360: shownModel(product) !== null };
    yield csvLine(columns.map((column) => cellOf(column, file, derived)));
    for (const variant of file.variants ?? []) {
      yield csvLine(columns.map((column) => variantCell(column, { slug: file.slug, ...variant })));
    }
  }
}

/** The products as a JSON list, one per line; importing it again changes nothing. */
export async function* exportJson(products: AsyncIterable<StoredProduct>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const { product, status } of products) {
    const derived = { has360: shownModel(product) !== null, published: status === "published" };
    yield `${separator}${JSON.stringify({ ...fileOf(product), ...derived })}`;
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

/** An empty cell changes nothing, so a field that may be emptied is written as `-`. */
function cellOf(
  { field, ...column }: { field: string; emptied?: unknown },
  file: ProductFile,
  derived: { published: boolean; has360: boolean },
): string {
  if (field === "published" || field === "has360") return derived[field] ? "yes" : "no";
  if (field === "badges") return orDash(listCell(file.badges));
  if (field === "swatches") return orDash(swatchesCell(file.swatches));
  if (field === "views") return orDash(viewsCell(file.views));
  if (field === "deliveredIn") return orDash(partsCell(file.deliveredIn ?? []));
  const value = fieldOf(field, file);
  if (Array.isArray(value)) return JSON.stringify(value);
  return valueCell(field, value, "emptied" in column ? "-" : "");
}

/** A variant's cell is empty where it has the product's value. */
function variantCell({ field }: { field: string }, variant: NamedVariant): string {
  if (field === "choice") return listCell(variant.values);
  if (field === "deliveredIn") return partsCell(variant.deliveredIn ?? []);
  const value = fieldOf(field, variant);
  return value === undefined ? "" : valueCell(field, value, "-");
}

function fieldOf(field: string, { specs, ...fields }: { specs?: object | undefined }): unknown {
  const values: Record<string, unknown> = field.startsWith("specs.") ? { ...specs } : { ...fields };
  return values[field.replace("specs.", "")];
}

function valueCell(field: string, value: unknown, ifEmpty: string): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return String(value);
  if (typeof value === "string" && value !== "") {
    return textCell(value, field === "description" ? undefined : plainLine);
  }
  return ifEmpty;
}

function orDash(cell: string): string {
  return cell === "" ? "-" : cell;
}
