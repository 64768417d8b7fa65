import { readUnit } from "#server/catalog/import/cells/size-cells.ts";
import { type Draft, newDraft } from "#server/catalog/import/draft/draft.ts";
import { settleSizes } from "#server/catalog/import/draft/draft-sizes.ts";
import {
  type Column,
  columnNamed,
  type PlacedColumn,
  placeColumns,
  readCells,
  unitOfHeading,
} from "#server/catalog/import/draft/read-cells.ts";
import { columnLetter, type TableRow } from "#server/catalog/import/file/csv-records.ts";
import type { HeadedTable } from "#server/catalog/import/file/headed-table.ts";
import { markedUp, placeInType, type Reading } from "./reading.ts";
import { joinVariantRows } from "./shop-products.ts";

/**
 * Finds a table's columns by the mapping, or by the shop's own names.
 * @returns the columns, or the unknown headings.
 */
export function placeShopColumns(
  { header, labelOf }: HeadedTable,
  columns: readonly Column[],
  mapped: Readonly<Record<string, string>>,
): { placed: PlacedColumn[]; unknown: string[] } {
  const names = header.map((heading) => (heading in mapped ? (mapped[heading] ?? "") : heading));
  const placed = placeColumns(names, columns, labelOf).map((each) => {
    const heading = header[each.index] ?? "";
    const unit = unitOfHeading(heading);
    return { ...each, label: labelOf(each.index, heading), ...(unit ? { unit } : {}) };
  });
  const unknown = header.filter(
    (heading) => heading !== "" && !(heading in mapped) && !columnNamed(heading, columns),
  );
  return { placed, unknown };
}

/** Reads a table whose columns are the shop's: a row for each product, followed by its variants'. */
export function readShopTable(
  table: HeadedTable,
  placed: readonly PlacedColumn[],
  reading: Reading,
): AsyncGenerator<Draft> {
  const labelOf = (field: string) => placed.find(({ column }) => column.field === field)?.label;
  return joinVariantRows(readRows(table, placed, reading), reading.findings, labelOf);
}

async function* readRows(
  table: HeadedTable,
  placed: readonly PlacedColumn[],
  reading: Reading,
): AsyncGenerator<Draft> {
  const isMapped = Object.keys(reading.mapping.columns).length > 0;
  for await (const row of table.rows) {
    const filled = row.cells.filter((cell) => cell !== "");
    if (placed.length > 2 && filled.length === 1) {
      reportCaption(row, filled[0] ?? "", reading);
      continue;
    }
    const draft = readRow(row, placed, reading);
    reportBeyondHeadings(row, table.header, reading);
    if (!draft.values.has("choice") && !(isMapped ? placeAsMapped : placeAsWritten)(draft, reading))
      continue;
    settleSizes(draft);
    yield draft;
  }
}

/** Other shops' files call the type a category. */
function placeAsMapped(draft: Draft, reading: Reading): boolean {
  const path = ["collection", "type"].map((field) => draft.values.get(field));
  draft.values.delete("collection");
  draft.values.delete("type");
  const written = path.filter((part) => part !== undefined);
  return placeInType(draft, written.join(" > "), reading);
}

function placeAsWritten(draft: Draft, { types }: Reading): boolean {
  const type = draft.values.get("type");
  const place = draft.values.has("collection") ? undefined : types.named(String(type ?? ""));
  if (place) draft.place = place;
  return true;
}

function readRow(row: TableRow, placed: readonly PlacedColumn[], reading: Reading): Draft {
  const unitColumn = placed.find(({ column }) => column.field === "unit");
  const unitText = unitColumn && row.cells[unitColumn.index];
  const unit = unitText ? readUnit(unitText) : reading.mapping.unit;
  if (!unit && unitColumn) {
    const { label } = unitColumn;
    const message = "is not a unit of sizes: in, cm or mm";
    reading.findings.add("problem", {
      row: row.number,
      column: label,
      message,
      value: unitText ?? "",
    });
  }
  const values = readCells(row, placed, reading.findings, unit);
  values.delete("unit");
  // Said by an export; a product has a 3D model when there is one.
  values.delete("has360");
  const draft = newDraft(row.number, { values });
  if (values.has("published")) draft.hidden = values.get("published") === false;
  values.delete("published");
  const address = values.get("address");
  values.delete("address");
  if (typeof address === "string") {
    draft.pictures.push({ address, alt: String(values.get("title") ?? "") });
  }
  for (const field of ["price", "compareAtPrice"]) {
    const price = values.get(field);
    if (typeof price === "number") values.set(field, markedUp(price, reading.mapping));
  }
  return draft;
}

function reportCaption({ number }: TableRow, text: string, { findings }: Reading): void {
  const message = "stands alone in its row, was taken for a caption and left out";
  findings.add("note", { row: number, message, value: text });
}

function reportBeyondHeadings(
  { number, cells }: TableRow,
  header: readonly string[],
  { findings }: Reading,
) {
  const beyond = cells.findIndex((cell, index) => cell !== "" && !header[index]);
  if (beyond < 0) return;
  const column = `column ${columnLetter(beyond)}`;
  findings.add("problem", { row: number, column, message: "has no heading above it" });
}
