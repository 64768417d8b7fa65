import { columnLetter, type TableRow } from "./csv-records.ts";

/** A table below a row of headings. */
export interface HeadedTable {
  header: string[];
  headerRow: number;
  /** What a column is called in messages. */
  labelOf: (index: number, heading: string) => string;
  /** The rows below it that are not empty; they can be read any number of times. */
  rows: AsyncIterable<TableRow>;
}

/** Most rows of a letterhead above the headings. */
const SEARCHED = 40;

/**
 * Finds the row with the headings, below a letterhead if there is one: the first with the most
 * known headings or, if none is known, the most words.
 * @param read starts reading the rows of the file.
 * @returns undefined if there are no rows.
 */
export async function headedTable(
  read: () => AsyncIterable<TableRow>,
  isHeading: (cell: string) => boolean,
): Promise<HeadedTable | undefined> {
  const start: TableRow[] = [];
  for await (const row of read()) {
    if (!isComment(row)) start.push(row);
    if (row.number >= SEARCHED) break;
  }
  const headings = best(start, isHeading) ?? best(start, isWord);
  if (!headings) return undefined;
  const { cells: header, number: headerRow } = headings;
  return {
    header,
    headerRow,
    labelOf: columnLabel,
    rows: { [Symbol.asyncIterator]: () => rowsBelow(headings, read()) },
  };
}

/** `column F (price)`. */
function columnLabel(index: number, heading: string): string {
  return `column ${columnLetter(index)} (${heading})`;
}

/**
 * Rows that aren't empty, don't repeat the headings, as some files do on each printed page, and don't
 * explain them, as templates do.
 */
async function* rowsBelow(
  { cells: header, number }: TableRow,
  rows: AsyncIterable<TableRow>,
): AsyncGenerator<TableRow> {
  for await (const row of rows) {
    const isFilled = row.cells.some((cell) => cell !== "");
    const isRepeated = row.cells.every((cell, index) => cell === header[index]);
    if (row.number > number && isFilled && !isRepeated && !isComment(row)) yield row;
  }
}

/** Whether a row explains the columns, such as `# Required | A unique id` in a template of Meta. */
function isComment({ cells }: TableRow): boolean {
  return /^#+\s/.test(cells.find((cell) => cell !== "") ?? "");
}

function best(rows: readonly TableRow[], counts: (cell: string) => boolean): TableRow | undefined {
  let found: TableRow | undefined;
  let most = 0;
  for (const row of rows) {
    const count = row.cells.filter(counts).length;
    if (count > most) [found, most] = [row, count];
  }
  return found;
}

function isWord(cell: string): boolean {
  return /\p{L}/u.test(cell) && cell.length <= 40;
}
