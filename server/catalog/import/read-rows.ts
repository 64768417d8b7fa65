import { type CellReading, findMarkup, normalizeWord } from "./cells.ts";
import { type Column, columnFor } from "./columns.ts";
import { columnLetter, type Spreadsheet } from "./spreadsheet.ts";

/** A parsed row: the values of its filled cells. */
export interface ImportRow {
  number: number;
  /** By `Column.field`; `undefined` means that the cell empties the field. */
  values: Map<string, unknown>;
}

/** The parsed rows of a sheet, and all its problems as lines of text. */
export interface ReadRows {
  /** The rows without problems; none if the header has a problem, as that affects every row. */
  rows: ImportRow[];
  /**
   * `column F (price)` for a field, used for later problems with it; undefined if it has no
   * column.
   */
  placeOf: (field: string) => string | undefined;
  problems: string[];
}

interface HeadedColumn {
  index: number;
  heading: string;
  column: Column;
}

/** Matches headings to columns and reads all cells, collecting every problem by row and column. */
export function readRows(sheet: Spreadsheet, columns: readonly Column[]): ReadRows {
  const { matched, problems } = readHeader(sheet, columns);
  const rows: ImportRow[] = [];
  for (const { number, cells } of problems.length > 0 ? [] : sheet.rows) {
    const values = new Map<string, unknown>();
    const refused: string[] = [];
    for (const { index, heading, column } of matched) {
      const text = cells[index] ?? "";
      if (text === "") continue;
      const reading = readCell(column, text);
      if ("refuse" in reading) refused.push(`${columnLabel(index, heading)}: ${reading.refuse}`);
      else values.set(column.field, reading.value);
    }
    const beyond = cells.findIndex((cell, i) => cell !== "" && !sheet.header[i]);
    if (beyond >= 0) refused.push(`column ${columnLetter(beyond)}: has no heading above it`);
    if (refused.length === 0) rows.push({ number, values });
    problems.push(...refused.map((problem) => `row ${number}, ${problem}`));
  }
  const labelOf = (field: string) => {
    const match = matched.find(
      ({ column }) => field === column.field || isWithin(field, column.field),
    );
    return match && columnLabel(match.index, match.heading);
  };
  return { rows, placeOf: labelOf, problems };
}

function readHeader(sheet: Spreadsheet, columns: readonly Column[]) {
  const problems: string[] = [];
  const matched: HeadedColumn[] = [];
  const known = columns.map(({ name }) => name).join(", ");
  sheet.header.forEach((heading, index) => {
    if (heading === "") return;
    const column = columnFor(heading, columns);
    const duplicate = matched.find((other) => other.column === column);
    if (!column) {
      const advice = `is not a column we know. Remove it, or name it one of: ${known}`;
      problems.push(`row 1, ${columnLabel(index, heading)}: ${advice}`);
    } else if (duplicate) {
      problems.push(
        `row 1, ${columnLabel(index, heading)}: says the same as ${columnLabel(duplicate.index, duplicate.heading)}`,
      );
    } else matched.push({ index, heading, column });
  });
  if (!matched.some(({ column }) => column.field === "sku" || column.field === "slug")) {
    problems.push("row 1: there must be a column named sku (or slug) to tell pieces apart");
  }
  return { matched, problems };
}

function readCell(column: Column, text: string): CellReading {
  if (/^#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)$/.test(text)) {
    return { refuse: `${text} is an error of the spreadsheet; put a value there` };
  }
  const markup = findMarkup(text);
  if (markup) {
    const advice = "write plain words; a description can be pasted as text without formatting";
    return { refuse: `holds "${markup}", which is code of a web page; ${advice}` };
  }
  const isEmptied = text === "-" || normalizeWord(text) === "none";
  if (isEmptied && "emptied" in column) return { value: column.emptied };
  return column.read(text);
}

function isWithin(field: string, group: string): boolean {
  return field.startsWith(`${group} `) || field.startsWith(`${group}.`);
}

function columnLabel(index: number, heading: string): string {
  return `column ${columnLetter(index)} (${heading})`;
}
