import { writeAtomically } from "#server/platform/atomic-file.ts";
import type { CommandOutput } from "./output.ts";

/** Without this mark, Excel on Windows doesn't read a CSV file as UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/** The format of a file written with `--out`; only CSV gets a byte order mark, for Excel. */
export type FileFormat = "csv" | "json" | "text";

/**
 * Writes a command's output into a file readable by its owner only, and returns a message about
 * that.
 */
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
