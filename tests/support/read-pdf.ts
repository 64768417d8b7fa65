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
  /** All readable text: the file's bytes, and its decompressed streams. */
  text: string;
  /** The number of pages in its page tree. */
  pages: number;
}

/** Parses a PDF's structure to check whether anything unwanted is left in it. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const parser = PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY, true);
  const context = await parser.parseDocument();
  const keys = new Set<string>();
  let text = bytes.toString("latin1");
  const visit = (value: PDFObject | undefined) => {
    if (value instanceof PDFArray) value.asArray().forEach(visit);
    const dict = value instanceof PDFRawStream ? value.dict : value;
    if (!(dict instanceof PDFDict)) return;
    for (const [key, inside] of dict.entries()) {
      keys.add(key.decodeText());
      visit(inside);
    }
    if (value instanceof PDFRawStream) text += unpacked(value);
  };
  for (const [, object] of context.enumerateIndirectObjects()) visit(object);
  const root = context.lookup(context.trailerInfo.Root, PDFDict);
  const pages = root.lookup(PDFName.of("Pages"), PDFDict).lookup(PDFName.of("Kids"), PDFArray);
  return { keys, text, pages: pages.size() };
}

function unpacked({ dict, contents }: PDFRawStream): string {
  if (dict.lookup(PDFName.of("Filter")) !== PDFName.of("FlateDecode")) return "";
  return inflateSync(contents).toString("latin1");
}
