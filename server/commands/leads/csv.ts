import { isFormula } from "./csv-formula.ts";

/** A row by column name; a column it lacks is empty. */
export type CsvRow = Readonly<Record<string, string | number | boolean>>;

/**
 * Formats rows as CSV (RFC 4180). The columns are all names that occur, in order of appearance.
 * Text that a spreadsheet would treat as a formula gets a leading apostrophe.
 */
export function toCsv(rows: readonly CsvRow[]): string {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  return [csvHeader(columns), ...rows.map((row) => csvLine(columns, row))].join("");
}

/** The first line of a CSV file. */
export function csvHeader(columns: readonly string[]): string {
  return line(columns);
}

/** The line of a row in a CSV file with these columns. */
export function csvLine(columns: readonly string[], row: CsvRow): string {
  return line(columns.map((column) => row[column] ?? ""));
}

function line(cells: readonly (string | number | boolean)[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(value: string | number | boolean): string {
  if (typeof value !== "string") return String(value);
  const safe = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
