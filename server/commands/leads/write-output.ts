import { writeAtomically } from "#server/platform/atomic-file.ts";
import type { CommandOutput } from "./output.ts";

/** Without this mark Excel on Windows reads a CSV as letters of forty years ago. */
const BYTE_ORDER_MARK = "\ufeff";

/** What a file of `--out` holds; by the mark in front Excel knows a CSV's letters. */
export type FileFormat = "csv" | "json" | "text";

/** Writes an answer into a file only its owner can read, and says so in its place. */
export function writeOutput(
  path: string,
  { json, text }: CommandOutput,
  format: FileFormat,
): CommandOutput {
  const content = {
    csv: () => `${BYTE_ORDER_MARK}${text}\r\n`,
    json: () => `${JSON.stringify(json, null, 2)}\n`,
    text: () => `${text}\n`,
  };
  writeAtomically([{ path, content: content[format]() }]);
  return {
    json: { written: path },
    text: `Written: ${path}\nIt holds people's data: keep it where only you can read it.`,
  };
}
