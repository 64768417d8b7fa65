import { inflateSync } from "node:zlib";
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNull,
  PDFRawStream,
} from "@pdfme/pdf-lib";
import { stripJpeg } from "./strip-jpeg.ts";
import { stripJpeg2000 } from "./strip-jpeg2000.ts";

/** Maximum bytes that the compressed photos of one PDF may inflate to together. */
const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;

/** Limits how many bytes the compressed photos of one PDF inflate to. */
export class InflateBudget {
  private left = MAX_UNPACKED_BYTES;

  /** @throws if the photos inflate to more than one PDF may contain. */
  inflate(packed: Uint8Array): Uint8Array {
    const bytes = inflateSync(packed, { maxOutputLength: Math.max(this.left, 1) });
    this.left -= bytes.length;
    return bytes;
  }
}

const LONG_NAMES = new Map([
  ["Fl", "FlateDecode"],
  ["A85", "ASCII85Decode"],
  ["AHx", "ASCIIHexDecode"],
  ["DCT", "DCTDecode"],
]);
const TEXT_FILTERS = new Set(["ASCII85Decode", "ASCIIHexDecode"]);

/**
 * Returns a photo's stream without camera data such as where it was taken. Other streams are
 * returned as they are; undefined for one declared as a photo that isn't one.
 * @throws if the photo is encoded in a way we don't open, or inflates to too much.
 */
export function stripPhoto(stream: PDFRawStream, budget: InflateBudget): PDFRawStream | undefined {
  const filters = filtersOf(stream);
  const last = filters.at(-1);
  if (last !== "DCTDecode" && last !== "JPXDecode") return stream;
  const photo = unpack(stream, filters.slice(0, -1), budget);
  const bare = last === "DCTDecode" ? stripJpeg(photo) : stripJpeg2000(photo);
  if (!bare) return undefined;
  const dict = stream.dict.clone();
  dict.set(PDFName.of("Filter"), PDFName.of(last));
  const parameters = dict.lookup(PDFName.of("DecodeParms"));
  const own = parameters instanceof PDFArray ? parameters.asArray().at(-1) : parameters;
  dict.set(PDFName.of("DecodeParms"), own ?? PDFNull);
  return PDFRawStream.of(dict, bare);
}

function filtersOf({ dict }: PDFRawStream): string[] {
  const filter = dict.lookup(PDFName.of("Filter"));
  const list = filter instanceof PDFArray ? filter.asArray() : [filter];
  return list
    .map((name) => dict.context.lookup(name))
    .filter((name) => name instanceof PDFName)
    .map((name) => LONG_NAMES.get(name.decodeText()) ?? name.decodeText());
}

function unpack({ dict, contents }: PDFRawStream, filters: string[], budget: InflateBudget) {
  let bytes = contents;
  for (const filter of filters) {
    if (filter === "FlateDecode") bytes = budget.inflate(bytes);
    else if (TEXT_FILTERS.has(filter)) bytes = fromText(bytes, filter, dict.context);
    else throw new Error("A photo is packed in a way we don't open");
  }
  return bytes;
}

/** Decodes bytes written as text; they never take more space than the text. */
function fromText(bytes: Uint8Array, filter: string, context: PDFContext): Uint8Array {
  const dict = PDFDict.withContext(context);
  dict.set(PDFName.of("Filter"), PDFName.of(filter));
  return decodePDFRawStream(PDFRawStream.of(dict, bytes)).decode();
}
