import { inflateSync } from "node:zlib";
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRawStream,
} from "@pdfme/pdf-lib";

export interface ReadPdf {
  /**
   * Every key of every dictionary in the file, reachable or not, but for the names a file gives to
   * its fonts, pictures and other resources, which may be any words.
   */
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
  const named = dictionariesOfNames(context);
  let text = bytes.toString("latin1");
  const visit = (value: PDFObject | undefined) => {
    if (value instanceof PDFArray) value.asArray().forEach(visit);
    const dict = value instanceof PDFRawStream ? value.dict : value;
    if (!(dict instanceof PDFDict)) return;
    for (const [key, inside] of dict.entries()) {
      if (!named.has(dict)) keys.add(key.decodeText());
      visit(inside);
    }
    if (value instanceof PDFRawStream) text += unpacked(value);
  };
  for (const [, object] of context.enumerateIndirectObjects()) visit(object);
  const root = context.lookup(context.trailerInfo.Root, PDFDict);
  const pages = root.lookup(PDFName.of("Pages"), PDFDict).lookup(PDFName.of("Kids"), PDFArray);
  return { keys, text, pages: pages.size() };
}

/** The dictionaries in a page's or form's resources, whose keys are names. */
function dictionariesOfNames(context: PDFContext): Set<PDFObject> {
  const found = new Set<PDFObject>();
  const visit = (value: PDFObject | undefined) => {
    if (value instanceof PDFArray) value.asArray().forEach(visit);
    const dict = value instanceof PDFRawStream ? value.dict : value;
    if (!(dict instanceof PDFDict)) return;
    const resources = dict.lookup(PDFName.of("Resources"));
    if (resources instanceof PDFDict) {
      for (const kind of resources.values()) {
        const names = context.lookup(kind);
        if (names instanceof PDFDict) found.add(names);
      }
    }
    for (const inside of dict.values()) visit(inside);
  };
  for (const [, object] of context.enumerateIndirectObjects()) visit(object);
  return found;
}

function unpacked({ dict, contents }: PDFRawStream): string {
  if (dict.lookup(PDFName.of("Filter")) !== PDFName.of("FlateDecode")) return "";
  return inflateSync(contents).toString("latin1");
}
