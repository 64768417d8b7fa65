import { createReadStream } from "node:fs";
import { type Encoding, EncodingDetector } from "./encoding.ts";

/** A text file whose encoding was recognized; it can be read any number of times. */
export interface TextFile {
  encoding: Encoding;
  /** The text in chunks, without a byte order mark. */
  chunks(): AsyncIterable<string>;
}

const BUFFER = { highWaterMark: 256 * 1024 };

/**
 * Recognizes a file's encoding by reading it once.
 * @returns the file, or a message that says why it isn't text.
 * @throws if the file can't be read.
 */
export async function openText(path: string): Promise<TextFile | { unreadable: string }> {
  const detector = new EncodingDetector();
  let size = 0;
  let hasZeros = false;
  for await (const bytes of bytesOf(path)) {
    if (size === 0) {
      if (Buffer.from(bytes.subarray(0, 5)).toString() === "%PDF-") return { unreadable: notText };
      if (isWorkbook(bytes)) return { unreadable: workbook };
      hasZeros = zerosIn(bytes.subarray(0, 2000)) > 0.005;
    }
    size += bytes.length;
    detector.add(bytes);
  }
  if (size === 0) return { unreadable: "The file is empty." };
  const encoding = detector.result();
  if (hasZeros && !encoding.startsWith("utf-16")) return { unreadable: notText };
  return { encoding, chunks: () => decoded(path, encoding) };
}

async function* decoded(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of bytesOf(path)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

function bytesOf(path: string): AsyncIterable<Uint8Array> {
  return createReadStream(path, BUFFER);
}

const workbook =
  'The file is a workbook, not a CSV. Open it, choose "Save as" or "Download", and pick CSV.';

const notText =
  "The file is not text but a picture, a PDF or the like. Save or ask for the list as CSV.";

/** The share of zero bytes, of which text has none except in UTF-16. */
function zerosIn(bytes: Uint8Array): number {
  return bytes.filter((byte) => byte === 0).length / bytes.length;
}

/**
 * Whether it is a workbook of Excel, Numbers or LibreOffice: a zip file, or Excel's older format.
 */
function isWorkbook(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4)).toString("hex");
  return start === "504b0304" || start === "d0cf11e0";
}
