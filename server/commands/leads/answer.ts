import { cleanLine } from "#server/leads/clean-text.ts";

/** What a command says: to programs, and to people. */
export interface Answer {
  json: unknown;
  text: string;
}

/** Something the person at the keyboard can mend; said without a stack trace. */
export class CommandError extends Error {}

/** Columns lined up with two spaces between, safe for a terminal. */
export function table(rows: readonly (readonly string[])[]): string {
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
