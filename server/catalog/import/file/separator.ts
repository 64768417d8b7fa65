/** Most rows that are examined. */
const SAMPLE_ROWS = 40;

/**
 * The separator of a table: the one that splits a row into the most known headings or, if none does,
 * the one that splits the most rows into the same number of cells.
 * @param start of the file.
 */
export function separatorOf(start: string, isHeading: (cell: string) => boolean): string {
  const scored = [",", ";", "\t", "|"].map((separator) => {
    const rows = sampleRows(start, separator);
    const known = Math.max(0, ...rows.map((cells) => cells.filter(isHeading).length));
    return { separator, known, regular: regularity(rows) };
  });
  const [best] = scored.toSorted(
    (one, other) => other.known - one.known || other.regular - one.regular,
  );
  return best?.separator ?? ",";
}

/** How many separators the rows have that have the most usual number of them. */
function regularity(rows: readonly string[][]): number {
  const sums = new Map<number, number>();
  for (const { length } of rows) sums.set(length, (sums.get(length) ?? 0) + length - 1);
  return Math.max(0, ...sums.values());
}

/** The cells of the first rows; only a quote at the start of a cell is one. */
function sampleRows(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  let cell = "";
  let quoted = false;
  for (const sign of `${text}\n`) {
    if (sign === '"' && (quoted || cell.trim() === "")) quoted = !quoted;
    else if (quoted) cell += sign;
    else if (sign === separator || sign === "\n" || sign === "\r") {
      cells.push(cell.trim());
      cell = "";
      if (sign === separator) continue;
      if (cells.length > 1 || cells[0] !== "") rows.push(cells);
      cells = [];
      if (rows.length === SAMPLE_ROWS) return rows;
    } else cell += sign;
  }
  return rows;
}
