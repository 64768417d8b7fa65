import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { columnLetter } from "./column-letter.ts";

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

/** Longest record, so that an unclosed quote doesn't read the whole file as one cell. */
const LONGEST_RECORD = 1_000_000;

/**
 * Reads CSV as saved by Excel, Numbers or Google Sheets, or written by another shop: separated by
 * comma, semicolon, tab or `|`, with any line breaks. As in Excel, a first line such as `sep=;`
 * sets the separator and isn't a row.
 * @throws UnreadableFileError
 */
export async function* csvRecords(chunks: AsyncIterable<string>): AsyncGenerator<TableRow> {
  const { delimiter, rest } = await separatorOf(chunks);
  const parser = parse({
    delimiter,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: delimiter !== "\t",
    ...(delimiter === "\t" ? { quote: null } : {}),
    skip_empty_lines: false,
    max_record_size: LONGEST_RECORD,
    trim: true,
  });
  const source = Readable.from(rest);
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      yield { number, cells };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFileError(misplacedQuote(error));
    throw error;
  } finally {
    source.destroy();
  }
}

async function separatorOf(chunks: AsyncIterable<string>) {
  const iterator = chunks[Symbol.asyncIterator]();
  let start = "";
  while (!/[\r\n][^\r\n]*[\r\n]/.test(start) && start.length < LONGEST_RECORD) {
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
  return { delimiter: named?.[1] ?? commonSeparator(first), rest: rest() };
}

/** The separator that splits the first rows into the most cells; quoted text is ignored. */
function commonSeparator(text: string): string {
  const start = text.slice(0, 20_000).replace(/"[^"]*"/g, "");
  const lines = start.split(/\r\n|\n|\r/).slice(0, 40);
  const count = (separator: string) =>
    Math.max(...lines.map((line) => line.split(separator).length));
  return [",", ";", "\t", "|"].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** The message for the errors the parser reports: an unclosed quote, or a row without an end. */
function misplacedQuote(error: CsvError): string {
  const { records, column } = error as CsvError & { records: number; column: number };
  const index = typeof column === "number" ? column : 0;
  return `row ${records + 1}, column ${columnLetter(index)}: begins with a " that nothing closes. Take it out, or put one at the cell's end.`;
}
