import { cleanLine } from "#domain/clean-text.ts";
import { OwnerError } from "#server/platform/owner-error.ts";

/** What a command says: to programs, and to people. */
export interface CommandOutput {
  json: unknown;
  text: string;
}

/** What the person at the keyboard asked for cannot be done as they wrote it. */
export class CommandError extends OwnerError {}

/** Columns lined up with two spaces between, safe for a terminal. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const clean = rows.map((row) => row.map(cleanLine));
  const widths = (clean[0] ?? []).map((_, column) =>
    Math.max(...clean.map((row) => (row[column] ?? "").length)),
  );
  return clean
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
