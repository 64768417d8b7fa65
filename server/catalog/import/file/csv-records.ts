import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { separatorOf } from "./separator.ts";
import { tabRecords } from "./tab-records.ts";

/** A row of a table, with its cells trimmed. */
export interface TableRow {
  /** The row number as in spreadsheet programs, from 1. */
  number: number;
  cells: string[];
}

/** A file that can't be read as a table; the message says why. */
export class UnreadableFileError extends Error {
  override name = "UnreadableFileError";
}

/** Longest row, so that an unclosed quote doesn't read a huge file as one cell. */
const LONGEST_ROW = 16 * 1024 * 1024;
/** How many characters are read to find the separator. */
const SAMPLE = 20_000;

/**
 * Reads CSV as saved by Excel, Numbers or Google Sheets, or written by another shop: separated by
 * comma, semicolon, tab or `|`, with any line breaks. As in Excel, a first line such as `sep=;`
 * sets the separator and isn't a row.
 * @param isHeading whether a cell is a known heading, which tells the separator.
 * @throws UnreadableFileError
 */
export async function* csvRecords(
  chunks: AsyncIterable<string>,
  isHeading: (cell: string) => boolean = () => false,
): AsyncGenerator<TableRow> {
  const { separator, rest } = await startOf(chunks, isHeading);
  let number = 0;
  for await (const cells of separator === "\t" ? tabRecords(rest) : parsed(rest, separator)) {
    number += 1;
    yield { number, cells };
  }
}

/** `A`, `B` … `Z`, `AA`: the column's name in spreadsheet programs; `index` starts at 0. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}

async function* parsed(rest: AsyncIterable<string>, delimiter: string): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: LONGEST_ROW,
    trim: true,
  });
  const source = Readable.from(rest);
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    yield* parser as AsyncIterable<string[]>;
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFileError(messageOf(error));
    throw error;
  } finally {
    source.destroy();
  }
}

async function startOf(chunks: AsyncIterable<string>, isHeading: (cell: string) => boolean) {
  const iterator = chunks[Symbol.asyncIterator]();
  let start = "";
  while (start.length < SAMPLE) {
    const { done, value } = await iterator.next();
    if (done) break;
    start += value;
  }
  const named = /^\s*"?sep=(.)"?\s*?(?:\r\n|\n|\r)/i.exec(start);
  const first = named ? start.slice(named[0].length) : start;
  async function* rest() {
    yield first;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { separator: named?.[1] ?? separatorOf(first.slice(0, SAMPLE), isHeading), rest: rest() };
}

/** The message for the errors the parser reports: an unclosed quote, or a row without an end. */
function messageOf(error: CsvError): string {
  const { code, records, column } = error as CsvError & { records: number; column: number };
  const row = `row ${records + 1}`;
  if (code === "CSV_MAX_RECORD_SIZE") {
    const size = `${LONGEST_ROW / 1024 / 1024} MB`;
    return `${row}: is larger than ${size}. Either a cell there has a picture or a file in it, which must be taken out, or begins with a " that nothing closes.`;
  }
  const index = typeof column === "number" ? column : 0;
  return `${row}, column ${columnLetter(index)}: begins with a " that nothing closes. Take it out, or put one at the cell's end.`;
}
