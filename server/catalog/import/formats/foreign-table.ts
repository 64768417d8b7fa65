import { Findings } from "#server/catalog/import/draft/findings.ts";
import {
  type Column,
  type PlacedColumn,
  placeColumns,
  readCells,
} from "#server/catalog/import/draft/read-cells.ts";
import type { HeadedTable } from "#server/catalog/import/file/headed-table.ts";
import type { Reading } from "./reading.ts";

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

/** What tells which product and which of its choices a row is about. */
export interface RowKey {
  product: string;
  choice: string;
  sku: string;
}

/** Another shop's file, read by the columns of its format. */
export class ForeignTable {
  readonly reading: Reading;
  readonly #table: HeadedTable;
  readonly #placed: readonly PlacedColumn[];

  constructor(table: HeadedTable, columns: readonly Column[], reading: Reading) {
    this.reading = reading;
    this.#table = table;
    this.#placed = placeColumns(table.header, columns, table.labelOf);
  }

  has(field: string): boolean {
    return this.#placed.some(({ column }) => column.field === field);
  }

  /** The heading of a field's column and where it is, such as `column F (Variant Price)`. */
  labelOf(field: string): string | undefined {
    return this.#placed.find(({ column }) => column.field === field)?.label;
  }

  /** The rows from the top of the file down. */
  async *rows(): AsyncGenerator<ForeignRow> {
    yield* this.#read(this.#placed, this.reading.findings);
  }

  /**
   * The rows of each product together, wherever they are in the file; products whose rows stand apart
   * come last.
   * @param fields what `keyOf` reads.
   * @param keyOf the key of a row, given that of the row above.
   * @returns with the SKUs on more than one choice, which identify none of them.
   */
  async *products(
    fields: readonly string[],
    keyOf: (row: ForeignRow, above: string) => RowKey,
  ): AsyncGenerator<{ rows: ForeignRow[]; repeatedSkus: ReadonlySet<string> }> {
    const { scattered, repeatedSkus } = await this.overview(fields, keyOf);
    const waiting = new Map([...scattered].map((key) => [key, [] as ForeignRow[]]));
    let together: ForeignRow[] = [];
    let above = "";
    for await (const row of this.rows()) {
      const { product } = keyOf(row, above);
      const isNext = product !== above;
      above = product;
      if (isNext && together.length > 0) {
        yield { rows: together, repeatedSkus };
        together = [];
      }
      (waiting.get(product) ?? together).push(row);
    }
    if (together.length > 0) yield { rows: together, repeatedSkus };
    for (const rows of waiting.values()) yield { rows, repeatedSkus };
  }

  /**
   * Reads the file once for the products whose rows stand apart, and the SKUs on more than one choice.
   */
  async overview(
    fields: readonly string[],
    keyOf: (row: ForeignRow, above: string) => RowKey,
  ): Promise<{ scattered: ReadonlySet<string>; repeatedSkus: ReadonlySet<string> }> {
    const placed = this.#placed.filter(({ column }) => fields.includes(column.field));
    const seen = new Set<string>();
    const scattered = new Set<string>();
    const choices = new Map<string, string>();
    const repeatedSkus = new Set<string>();
    let above = "";
    for await (const row of this.#read(placed, new Findings())) {
      const { product, choice, sku } = keyOf(row, above);
      if (product !== above && seen.has(product)) scattered.add(product);
      seen.add(product);
      above = product;
      if (sku === "") continue;
      const own = `${product}\n${choice}`;
      if ((choices.get(sku) ?? own) !== own) repeatedSkus.add(sku);
      choices.set(sku, own);
    }
    return { scattered, repeatedSkus };
  }

  async *#read(placed: readonly PlacedColumn[], findings: Findings): AsyncGenerator<ForeignRow> {
    const { unit } = this.reading.mapping;
    for await (const row of this.#table.rows) {
      yield new ForeignRow(row.number, readCells(row, placed, findings, unit));
    }
  }
}
