import { cleanLine } from "#domain/clean-text.ts";
import { OwnerError } from "#server/platform/owner-error.ts";

/** A command's output, as JSON for programs and as text for people. */
export interface CommandOutput {
  json: unknown;
  text: string;
}

/** The command line is invalid, or asks for something that can't be done. */
export class CommandError extends OwnerError {}

/** The command line can't be read, in commands that tell that from a refusal by their exit code. */
export class WrongUse extends CommandError {}

/** Aligns columns with two spaces between them; control characters are removed for terminals. */
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
