import { inflateSync } from "node:zlib";
import {
  PDFArray,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRawStream,
} from "@pdfme/pdf-lib";

export interface ReadPdf {
  /** Every key of every dictionary in the file, reachable or not. */
  keys: ReadonlySet<string>;
  /** Everything that can be read in it: its bytes, and its streams unpacked. */
  text: string;
  /** How many pages its tree of pages counts. */
  pages: number;
}

/** Reads a PDF by its structure, for looking whether anything is left in it. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const parser = PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY, true);
  const context = await parser.parseDocument();
  const keys = new Set<string>();
  let text = bytes.toString("latin1");
  const look = (value: PDFObject | undefined) => {
    if (value instanceof PDFArray) value.asArray().forEach(look);
    const dict = value instanceof PDFRawStream ? value.dict : value;
    if (!(dict instanceof PDFDict)) return;
    for (const [key, inside] of dict.entries()) {
      keys.add(key.decodeText());
      look(inside);
    }
    if (value instanceof PDFRawStream) text += unpacked(value);
  };
  for (const [, object] of context.enumerateIndirectObjects()) look(object);
  const root = context.lookup(context.trailerInfo.Root, PDFDict);
  const pages = root.lookup(PDFName.of("Pages"), PDFDict).lookup(PDFName.of("Kids"), PDFArray);
  return { keys, text, pages: pages.size() };
}

function unpacked({ dict, contents }: PDFRawStream): string {
  if (dict.lookup(PDFName.of("Filter")) !== PDFName.of("FlateDecode")) return "";
  return inflateSync(contents).toString("latin1");
}
