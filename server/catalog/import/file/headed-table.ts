import type { TableRow } from "./csv-records.ts";

/** A table below a row of headings. */
export interface HeadedTable {
  header: string[];
  headerRow: number;
  /** The rows below it that are not empty. */
  rows: AsyncIterable<TableRow>;
}

/** Most rows of a letterhead above the headings. */
const SEARCHED = 40;

/**
 * Finds the row with the headings, below a letterhead if there is one: the first with the most
 * known headings or, if none is known, the most words.
 * @returns undefined if there are no rows.
 */
export async function headedTable(
  rows: AsyncIterable<TableRow>,
  isHeading: (cell: string) => boolean,
): Promise<HeadedTable | undefined> {
  const iterator = rows[Symbol.asyncIterator]();
  const start: TableRow[] = [];
  while (start.length < SEARCHED) {
    const { done, value } = await iterator.next();
    if (done) break;
    start.push(value);
  }
  const known = best(start, isHeading);
  const headings = known ?? best(start, isWord);
  if (!headings) return undefined;
  const below = start.slice(start.indexOf(headings) + 1);
  return {
    header: headings.cells,
    headerRow: headings.number,
    rows: filled(headings.cells, below, iterator),
  };
}

/** Rows that aren't empty and don't repeat the headings, as some files do on each printed page. */
async function* filled(
  header: readonly string[],
  start: TableRow[],
  rest: AsyncIterator<TableRow>,
): AsyncGenerator<TableRow> {
  const isFilled = ({ cells }: TableRow) =>
    cells.some((cell) => cell !== "") && cells.some((cell, index) => cell !== header[index]);
  for (const row of start) if (isFilled(row)) yield row;
  for await (const row of { [Symbol.asyncIterator]: () => rest }) if (isFilled(row)) yield row;
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
