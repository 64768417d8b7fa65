import { OwnerError } from "#server/owner-error.ts";

/** Node names the file and line where it stopped reading. */
const IN_SHOP_FILE = /\b(shop\/[\w/.-]+\.ts):(\d+)/;

/** A slip in one of the owner's own files, by file and line; any other error as it is. */
export function shopFileFault(error: unknown): unknown {
  if (!(error instanceof SyntaxError || error instanceof ReferenceError)) return error;
  const [, file, line] = IN_SHOP_FILE.exec(error.stack ?? "") ?? [];
  if (!file) return error;
  return new OwnerError(
    `${file}, line ${line}, cannot be read (${error.message}). Look there and on the line above for a missing quote, comma or bracket.`,
    { cause: error },
  );
}
