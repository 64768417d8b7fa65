import { findDimensions } from "#server/catalog/import/cells/dimensions.ts";
import { fittingSku } from "#server/catalog/import/cells/sku.ts";
import type { Draft } from "#server/catalog/import/draft/draft.ts";
import { newDraft } from "#server/catalog/import/draft/draft.ts";
import { setNamedSizes, settleSizes } from "#server/catalog/import/draft/draft-sizes.ts";
import { shareSizes } from "#server/catalog/import/draft/variant-sizes.ts";
import type { ForeignRow, ForeignTable } from "./foreign-table.ts";
import { markedUp, placeInType, type Reading } from "./reading.ts";

/** Notes about SKUs. */
export const MADE_SKU_NOTE = "was made, as the row has no SKU of its own";
export const SHARED_SKU_NOTE = "is on more than one piece or choice, so it tells none apart";

/**
 * Starts a draft from the rows of another shop's product: of each field the first value.
 * @param rows the product's own row first.
 */
export function foreignDraft(rows: readonly ForeignRow[], fields: readonly string[]): Draft {
  const draft = newDraft(0, { foreign: true, rows: rows.map(({ number }) => number) });
  for (const field of fields) {
    const filled = rows.find((row) => row.value(field) !== undefined && row.value(field) !== "");
    if (filled) draft.values.set(field, filled.value(field));
  }
  return draft;
}

/** A row's SKU in the form SKUs have here; empty if it has none. A changed one is reported. */
export function skuOfRow(row: ForeignRow, table: ForeignTable, field = "sku"): string {
  const given = row.text(field);
  const sku = fittingSku(given);
  if (given !== "" && sku !== given) {
    const message = `can't be a SKU here, so it became ${sku}`;
    addNote(row, table, field, message, given);
  }
  return sku;
}

/** Reports something to know about a cell. */
export function addNote(
  row: ForeignRow,
  table: ForeignTable,
  field: string,
  message: string,
  value: string,
): void {
  const column = table.labelOf(field);
  const found = { row: row.number, message, value, ...(column ? { column } : {}) };
  table.reading.findings.add("note", found);
}

/**
 * Completes a draft of another shop's product: variants, type, sizes, prices.
 * @returns false if the mapping leaves it out.
 */
export function settleForeignDraft(draft: Draft, category: string, reading: Reading): boolean {
  const { values } = draft;
  for (const variant of draft.variants) {
    for (const field of ["price", "compareAtPrice"] as const) {
      const price = variant[field];
      if (price !== undefined) variant[field] = markedUp(price, reading.mapping);
    }
  }
  shareSizes(draft);
  if (!placeInType(draft, category, reading)) return false;
  settleSizes(draft);
  const described = findDimensions(String(values.get("description") ?? ""));
  if (described) setNamedSizes(draft, described);
  return true;
}
