import { CsvError, parse } from "csv-parse/sync";

/** A spreadsheet saved as CSV: its header, and the rows below it that are not empty. */
export interface Spreadsheet {
  header: string[];
  rows: {
    /** As the spreadsheet program numbers it; the header is 1. */ number: number;
    cells: string[];
  }[];
}

/**
 * Reads CSV as saved by Excel, Numbers or Google Sheets: with or without byte order mark; either
 * kind of line break; separated by comma, semicolon or tab; in UTF-8, UTF-16 or Windows-1252.
 * @returns the sheet, or a sentence that says why it can't be read.
 */
export function readSpreadsheet(bytes: Uint8Array): Spreadsheet | { unreadable: string } {
  if (isWorkbook(bytes)) {
    const advice = 'Open it, choose "Save as" or "Download", and pick CSV';
    return { unreadable: `The file is a workbook, not a CSV. ${advice}.` };
  }
  const text = decode(bytes);
  if (text.trim() === "") return { unreadable: "The file is empty." };
  try {
    const records = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: false,
      trim: true,
    });
    const [header = [], ...body] = records;
    const rows = body.map((cells, i) => ({ number: i + 2, cells }));
    return { header, rows: rows.filter(({ cells }) => cells.some((cell) => cell !== "")) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { unreadable: misplacedQuote(error) };
  }
}

/**
 * The message for the only errors the parser reports: a quote inside a cell, or an unclosed quote.
 */
function misplacedQuote(error: CsvError): string {
  const { records, column } = error as CsvError & { records: number; column: number };
  const cell = `row ${records + 1}, column ${columnLetter(column)}`;
  return error.code === "CSV_QUOTE_NOT_CLOSED"
    ? `${cell}: begins with a " that nothing closes. Take it out, or put one at the cell's end.`
    : `${cell}: has a " in it. Inches are written without (30, not 30"); else save the CSV anew from your spreadsheet, which writes such signs as a CSV needs them.`;
}

/** `A`, `B` … `Z`, `AA`: the column's name in spreadsheet programs; `index` starts at 0. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}

/**
 * Whether it is a workbook of Excel, Numbers or LibreOffice: a zip file, or Excel's older format.
 */
function isWorkbook(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4)).toString("hex");
  return start === "504b0304" || start === "d0cf11e0";
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Excel's plain "CSV" format on Windows is Windows-1252; its non-ASCII letters are invalid
    // UTF-8.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The separator that splits the header into most cells; quoted text is ignored. */
function delimiterOf(text: string): string {
  const header = (text.match(/^(?:"[^"]*"|[^"\r\n])*/)?.[0] ?? "").replace(/"[^"]*"/g, "");
  const count = (separator: string) => header.split(separator).length;
  return [",", ";", "\t"].reduce((best, next) => (count(next) > count(best) ? next : best));
}
