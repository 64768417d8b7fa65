import type { SizeUnit } from "#domain/read-size.ts";
import {
  type CellReading,
  isMissingValue,
  normalizeWord,
} from "#server/catalog/import/cells/cell.ts";
import type { Findings } from "./findings.ts";

/** A column of a file that is imported. */
export interface Column {
  name: string;
  /** Other headings for the column; case, spaces and punctuation are ignored. */
  aliases?: readonly string[];
  /** The field of the draft that gets the value. */
  field: string;
  /** @param unit applies to sizes without a unit. */
  read: (text: string, unit: SizeUnit) => CellReading;
  /** The value for a cell with `-`; columns without it can't be emptied. */
  emptied?: unknown;
}

/** A column with its position in a file. */
export interface PlacedColumn {
  index: number;
  column: Column;
  /** `column F (price)`. */
  label: string;
  /** The unit its heading names, such as `Width (cm)`. */
  unit?: SizeUnit;
}

/** A unit at the end of a heading, such as `Width (cm)`, `Width"` or `Weight (lbs)`; not `delivered in`. */
const UNIT_OF_HEADING =
  /(?:(?<!delivered)[\s(_,–-]+(in|cm|mm|lbs)(?:ch(?:es)?)?\.?\)?|\s*\(?("|''|”|″)\)?)$/i;

/** The column with that heading; a unit in brackets is not part of the name. */
export function columnNamed(heading: string, columns: readonly Column[]): Column | undefined {
  const word = normalizeWord(withoutUnit(heading));
  if (word === "") return undefined;
  return columns.find(({ name, aliases = [] }) =>
    [name, ...aliases].some((known) => normalizeWord(known) === word),
  );
}

/**
 * Finds the columns' positions; unknown headings are left out.
 * @param labelOf what a column is called in messages.
 */
export function placeColumns(
  header: readonly string[],
  columns: readonly Column[],
  labelOf: (index: number, heading: string) => string,
): PlacedColumn[] {
  return header.flatMap((heading, index) => {
    const column = columnNamed(heading, columns);
    if (!column) return [];
    const unit = unitOfHeading(heading);
    return [{ index, column, label: labelOf(index, heading), ...(unit ? { unit } : {}) }];
  });
}

/** Reads a row's filled cells into values by field, and reports invalid ones. */
export function readCells(
  { number, cells }: { number: number; cells: readonly string[] },
  placed: readonly PlacedColumn[],
  findings: Findings,
  unit: SizeUnit = "in",
): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const { index, column, label, unit: ownUnit } of placed) {
    const text = cells[index] ?? "";
    if (text === "") continue;
    const reading = readCell(column, text, ownUnit ?? unit);
    if ("refuse" in reading) {
      findings.add("problem", { row: number, column: label, message: reading.refuse, value: text });
    } else values.set(column.field, reading.value);
  }
  return values;
}

function readCell(column: Column, text: string, unit: SizeUnit): CellReading {
  if (text.startsWith("#") && /^#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)$/.test(text)) {
    return { refuse: "is an error of the spreadsheet; put a value there" };
  }
  if ("emptied" in column && isMissingValue(text)) return { value: column.emptied };
  return column.read(text, unit);
}

/** A heading without the unit at its end. */
export function withoutUnit(heading: string): string {
  return heading.replace(UNIT_OF_HEADING, "");
}

/** The unit a heading names, such as `Width (cm)`. */
export function unitOfHeading(heading: string): SizeUnit | undefined {
  const [, letters, mark] = UNIT_OF_HEADING.exec(heading) ?? [];
  const unit = mark ? "in" : letters?.toLowerCase();
  return unit === "in" || unit === "cm" || unit === "mm" ? unit : undefined;
}
