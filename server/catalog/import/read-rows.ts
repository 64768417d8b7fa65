import { type CellReading, findMarkup, normalizeWord } from "./cells.ts";
import { type Column, columnFor } from "./columns.ts";
import { columnLetter, type Spreadsheet } from "./spreadsheet.ts";

/** A row as it was understood: a value for each field that has something in its cell. */
export interface ImportRow {
  number: number;
  /** By `Column.field`; `undefined` means the cell says to empty it. */
  values: Map<string, unknown>;
}

/** What was understood of a sheet, and every problem with it as a line of text. */
export interface ReadRows {
  /** The rows without a problem; none when the header has one, since it misleads every row. */
  rows: ImportRow[];
  /** `column F (price)` for a field, for later problems with it; undefined when it has none. */
  placeOf: (field: string) => string | undefined;
  problems: string[];
}

interface HeadedColumn {
  index: number;
  heading: string;
  column: Column;
}

/** Matches headings to columns and reads every cell, collecting all problems by row and column. */
export function readRows(sheet: Spreadsheet, columns: readonly Column[]): ReadRows {
  const { headed, problems } = readHeader(sheet, columns);
  const rows: ImportRow[] = [];
  for (const { number, cells } of problems.length > 0 ? [] : sheet.rows) {
    const values = new Map<string, unknown>();
    const refused: string[] = [];
    for (const { index, heading, column } of headed) {
      const text = cells[index] ?? "";
      if (text === "") continue;
      const reading = readCell(column, text);
      if ("refuse" in reading) refused.push(`${place(index, heading)}: ${reading.refuse}`);
      else values.set(column.field, reading.value);
    }
    const beyond = cells.findIndex((cell, i) => cell !== "" && !sheet.header[i]);
    if (beyond >= 0) refused.push(`column ${columnLetter(beyond)}: has no heading above it`);
    if (refused.length === 0) rows.push({ number, values });
    problems.push(...refused.map((problem) => `row ${number}, ${problem}`));
  }
  const placeOf = (field: string) => {
    const own = headed.find(
      ({ column }) => field === column.field || isWithin(field, column.field),
    );
    return own && place(own.index, own.heading);
  };
  return { rows, placeOf, problems };
}

function readHeader(sheet: Spreadsheet, columns: readonly Column[]) {
  const problems: string[] = [];
  const headed: HeadedColumn[] = [];
  const known = columns.map(({ name }) => name).join(", ");
  sheet.header.forEach((heading, index) => {
    if (heading === "") return;
    const column = columnFor(heading, columns);
    const twin = headed.find((other) => other.column === column);
    if (!column) {
      const advice = `is not a column we know. Remove it, or name it one of: ${known}`;
      problems.push(`row 1, ${place(index, heading)}: ${advice}`);
    } else if (twin) {
      problems.push(
        `row 1, ${place(index, heading)}: says the same as ${place(twin.index, twin.heading)}`,
      );
    } else headed.push({ index, heading, column });
  });
  if (!headed.some(({ column }) => column.field === "sku" || column.field === "slug")) {
    problems.push("row 1: there must be a column named sku (or slug) to tell pieces apart");
  }
  return { headed, problems };
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
  const empties = text === "-" || normalizeWord(text) === "none";
  if (empties && "emptied" in column) return { value: column.emptied };
  return column.read(text);
}

function isWithin(field: string, group: string): boolean {
  return field.startsWith(`${group} `) || field.startsWith(`${group}.`);
}

function place(index: number, heading: string): string {
  return `column ${columnLetter(index)} (${heading})`;
}
