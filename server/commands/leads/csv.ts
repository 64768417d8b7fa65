import { isFormula } from "./csv-formula.ts";

/**
 * Formats rows as CSV (RFC 4180). The columns are all names that occur, in order of appearance.
 * Text that a spreadsheet would treat as a formula gets a leading apostrophe.
 */
export function toCsv(rows: readonly Record<string, string | number | boolean>[]): string {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))];
  return lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("");
}

function cell(value: string | number | boolean): string {
  if (typeof value !== "string") return String(value);
  const safe = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
