import { findDimensions } from "#server/catalog/import/cells/dimensions.ts";
import type { Draft } from "#server/catalog/import/draft/draft.ts";
import { newDraft } from "#server/catalog/import/draft/draft.ts";
import { setNamedSizes, settleSizes } from "#server/catalog/import/draft/draft-sizes.ts";
import { type Column, placeColumns, readCells } from "#server/catalog/import/draft/read-cells.ts";
import { shareSizes } from "#server/catalog/import/draft/variant-sizes.ts";
import type { HeadedTable } from "#server/catalog/import/file/headed-table.ts";
import { markedUp, placeInType, type Reading } from "./reading.ts";
import { settleVariants } from "./variants.ts";

/** A row of another shop's file: its values by the fields of the format's columns. */
export class ForeignRow {
  readonly number: number;
  readonly #values: Map<string, unknown>;

  constructor(number: number, values: Map<string, unknown>) {
    this.number = number;
    this.#values = values;
  }

  text(field: string): string {
    const value = this.#values.get(field);
    return typeof value === "string" ? value : "";
  }

  value(field: string): unknown {
    return this.#values.get(field);
  }

  amount(field: string): number | undefined {
    const value = this.#values.get(field);
    return typeof value === "number" ? value : undefined;
  }
}

/** The rows of a table, read by a format's columns. */
export async function* foreignRows(
  table: HeadedTable,
  columns: readonly Column[],
  { findings, mapping }: Reading,
): AsyncGenerator<ForeignRow> {
  const placed = placeColumns(table.header, columns);
  for await (const row of table.rows) {
    yield new ForeignRow(row.number, readCells(row, placed, findings, mapping.unit));
  }
}

/** Starts a draft from another shop's product, with the fields the row has. */
export function foreignDraft(row: ForeignRow, fields: readonly string[]): Draft {
  const draft = newDraft(row.number, { foreign: true });
  for (const field of fields) {
    const value = row.value(field);
    if (value !== undefined && value !== "") draft.values.set(field, value);
  }
  return draft;
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
  settleVariants(draft);
  if (!placeInType(draft, category, reading)) return false;
  settleSizes(draft);
  const described = findDimensions(String(values.get("description") ?? ""));
  if (described) setNamedSizes(draft, described);
  return true;
}
