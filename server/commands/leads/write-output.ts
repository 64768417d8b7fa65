import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { moveIntoPlace, tempPathOf, writeAtomically } from "#server/platform/atomic-file.ts";
import type { CommandOutput } from "./output.ts";

/** Without this mark, Excel on Windows doesn't read a CSV file as UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";
/** Characters per write: a system call for each line would take longer than reading the leads. */
const CHUNK_LENGTH = 64 * 1024;

/** The format of a file written with `--out`; only CSV gets a byte order mark, for Excel. */
export type FileFormat = "csv" | "json" | "text";

/** A text too long for memory, in parts. */
export type TextStream = AsyncGenerator<string, void, undefined>;

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
  return writtenTo(path);
}

/** Like `writeOutput`, for a text that is written while it is read. */
export async function writeToPath(
  { path, format }: { path: string; format: FileFormat },
  text: TextStream,
): Promise<void> {
  const mark = format === "csv" ? BYTE_ORDER_MARK : "";
  const file = tempPathOf(path);
  try {
    const target = createWriteStream(file, { mode: 0o600, flush: true });
    await pipeline(Readable.from(inChunks(text, mark)), target);
    await moveIntoPlace(path);
  } finally {
    await rm(file, { force: true });
  }
}

/** Writes a text to standard output, as fast as its reader takes it. */
export async function writeToOutput(text: TextStream): Promise<void> {
  await pipeline(Readable.from(inChunks(text, "")), process.stdout, { end: false });
}

/** The message about a written file. */
export function writtenTo(path: string): CommandOutput {
  return {
    json: { written: path },
    text: `Written: ${path}\nIt holds people's data: keep it where only you can read it.`,
  };
}

async function* inChunks(text: TextStream, start: string): TextStream {
  let chunk = start;
  for await (const part of text) {
    chunk += part;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = "";
  }
  yield chunk;
}
