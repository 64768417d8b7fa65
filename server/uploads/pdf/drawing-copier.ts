import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from "@pdfme/pdf-lib";
import { DRAWING_KEYS, NAMED_BY_FILE, RESOURCE_KEYS } from "./allowed-keys.ts";
import { type InflateBudget, stripPhoto } from "./strip-photo.ts";

/**
 * How a dictionary is read: by the keys that draw, as a page's resources, as names chosen by the
 * file, or as such names for pictures and forms.
 */
type Reading = "drawing" | "resources" | "names" | "pictures";

/**
 * Copies what draws pages from one PDF into another, by the lists in allowed-keys.ts. Objects are
 * copied once, and only if something that draws refers to them.
 */
export class DrawingCopier {
  private readonly copied = new Map<string, PDFRef>();
  private readonly waiting: { from: PDFRef; to: PDFRef; reading: Reading }[] = [];
  private readonly from: PDFContext;
  private readonly to: PDFContext;
  private readonly budget: InflateBudget;

  constructor(from: PDFContext, to: PDFContext, budget: InflateBudget) {
    this.from = from;
    this.to = to;
    this.budget = budget;
  }

  /** The value's copy for the new PDF; undefined if it draws nothing. */
  copy(value: PDFObject | undefined, reading: Reading = "drawing"): PDFObject | undefined {
    if (value instanceof PDFRef) return this.copyRef(value, reading);
    if (value instanceof PDFArray) return this.copyArray(value);
    if (value instanceof PDFRawStream) return this.copyStream(value);
    if (value instanceof PDFStream) return undefined;
    if (value instanceof PDFDict) return this.copyDict(value, reading);
    return value;
  }

  /** Copies all objects that earlier copies refer to. */
  finish(): void {
    for (let next = this.waiting.pop(); next; next = this.waiting.pop()) {
      const value = this.from.lookup(next.from);
      this.to.assign(next.to, this.copy(value, next.reading) ?? PDFNull);
    }
  }

  /**
   * Queues the object instead of copying it at once, so that chains of any length need no stack.
   */
  private copyRef(from: PDFRef, reading: Reading): PDFRef {
    const key = `${reading} ${from.tag}`;
    const known = this.copied.get(key);
    if (known) return known;
    const to = this.to.nextRef();
    this.copied.set(key, to);
    this.waiting.push({ from, to, reading });
    return to;
  }

  private copyArray(array: PDFArray): PDFArray {
    const copy = PDFArray.withContext(this.to);
    for (const value of array.asArray()) copy.push(this.copy(value) ?? PDFNull);
    return copy;
  }

  private copyStream(stream: PDFRawStream): PDFRawStream | undefined {
    const bare = stripPhoto(stream, this.budget);
    if (!bare) return undefined;
    return PDFRawStream.of(this.copyDict(bare.dict, "drawing"), bare.contents);
  }

  private copyDict(dict: PDFDict, reading: Reading): PDFDict {
    const copy = PDFDict.withContext(this.to);
    for (const [key, value, as] of this.entries(dict, reading)) {
      const copied = this.copy(value, as);
      if (copied) copy.set(key, copied);
    }
    return copy;
  }

  private *entries(dict: PDFDict, reading: Reading): Generator<[PDFName, PDFObject, Reading]> {
    for (const [key, value] of dict.entries()) {
      const as = this.readingOf(key.decodeText(), value, reading);
      if (as) yield [key, value, as];
    }
  }

  private readingOf(key: string, value: PDFObject, within: Reading): Reading | undefined {
    if (within === "pictures") return this.isPicture(value) ? "drawing" : undefined;
    if (within === "names") return "drawing";
    if (within === "resources") {
      if (key === "XObject") return "pictures";
      if (key === "ProcSet") return "drawing";
      return (RESOURCE_KEYS as readonly string[]).includes(key) ? "names" : undefined;
    }
    if (!DRAWING_KEYS.has(key)) return undefined;
    if (key === "Resources") return "resources";
    return NAMED_BY_FILE.has(key) ? "names" : "drawing";
  }

  private isPicture(value: PDFObject): boolean {
    const found = this.from.lookup(value);
    if (!(found instanceof PDFRawStream)) return false;
    const subtype = found.dict.lookup(PDFName.of("Subtype"));
    return subtype === PDFName.of("Image") || subtype === PDFName.of("Form");
  }
}
