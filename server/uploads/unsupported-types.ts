import type { copyIn } from "#copy-in/uploads.ts";
import type { Language } from "#domain/language.ts";
import { brandsOf } from "./file-type.ts";

/** What a file is instead of a picture or PDF: a name among the `kinds` of `copy/en/uploads.json`. */
export type UnsupportedKind = keyof (typeof copyIn)[Language]["kinds"];
/** What to send instead: a name among its `otherKind`. */
export type Instead = keyof (typeof copyIn)[Language]["otherKind"];

/** A type of file that we recognize but don't accept. */
export interface UnsupportedType {
  kind: UnsupportedKind;
  instead: Instead;
}

/** How many bytes of a file are read to recognize it. */
const HEAD = 4_096;
/** How many bytes of a ZIP file are searched for the names in it. */
const PACKED_HEAD = 64 * 1024;

/** What a file starts with, read as Latin-1; its type; what to do instead. */
const signatures: readonly [prefix: string, kind: UnsupportedKind, instead: Instead][] = [
  ["BM", "bmp", "picture"],
  ["\xff\x0a", "jpegXl", "picture"],
  ["\0\0\0\x0cJXL ", "jpegXl", "picture"],
  ["\0\0\0\x0cjP  ", "jpeg2000", "picture"],
  ["\xff\x4f\xff\x51", "jpeg2000", "picture"],
  ["8BPS", "photoshop", "picture"],
  ["\0\0\x01\0", "icon", "picture"],
  ["FUJIFILMCCD-RAW", "rawPhoto", "picture"],
  ["II*\0", "rawPhoto", "picture"],
  ["MM\0*", "rawPhoto", "picture"],
  ["{\\rtf", "textDocument", "pdf"],
  ["\xd0\xcf\x11\xe0", "oldOffice", "pdf"],
  ["%!PS", "postScript", "pdf"],
  ["AT&TFORM", "djvu", "pdf"],
  ["bplist00", "savedPage", "screenshot"],
  ["Rar!", "rar", "inside"],
  ["7z\xbc\xaf", "sevenZip", "inside"],
  ["\x1f\x8b", "gzip", "inside"],
  ["\x1aE\xdf\xa3", "video", "screenshot"],
  ["RIFF", "videoOrRecording", "screenshot"],
  ["ID3", "recording", "screenshot"],
  ["OggS", "recording", "screenshot"],
  ["MZ", "program", "screenshot"],
  ["\x7fELF", "program", "screenshot"],
];

/** A name in a ZIP file, and the kind of document that has it. */
const zipEntries: readonly [entry: string, kind: UnsupportedKind][] = [
  ["word/", "word"],
  ["xl/", "excel"],
  ["ppt/", "powerPoint"],
  ["application/vnd.oasis.opendocument", "openDocument"],
  [".iwa", "iWork"],
  ["application/epub", "eBook"],
  [".fdseq", "xps"],
];

/** Text files, recognized by their first lines in lower case; the first match counts. */
const texts: readonly [pattern: RegExp, kind: UnsupportedKind, instead: Instead][] = [
  [/^<.*<svg[\s>]|^<svg[\s>]/s, "svg", "picture"],
  [/^from: <saved by|multipart\/related/, "savedPage", "screenshot"],
  [/^<.*<(html|head|body)[\s>]|^<(!doctype html|html|head|body)[\s>]/s, "webPage", "screenshot"],
  [
    /^(received|return-path|delivered-to|message-id|mime-version|from|to|subject|date): /,
    "savedEmail",
    "screenshot",
  ],
  [/^\[internetshortcut\]/, "pageLink", "link"],
  [/^/, "plainText", "screenshot"],
];

/**
 * Names a type of file that we don't accept, and what to do instead. Judges it by its bytes and
 * only for the message to the shopper; the file isn't opened.
 * @returns undefined for an unknown type.
 */
export function describeUnsupported(bytes: Buffer): UnsupportedType | undefined {
  const head = bytes.toString("latin1", 0, HEAD);
  const signed = signatures.find(([prefix]) => head.startsWith(prefix));
  if (signed) return { kind: signed[1], instead: signed[2] };
  if (head.startsWith("PK\x03\x04")) return zipKindOf(bytes);
  if (head.startsWith("ftyp", 4)) return brandedKindOf(bytes);
  return textKindOf(bytes);
}

function zipKindOf(bytes: Buffer): UnsupportedType {
  const head = bytes.toString("latin1", 0, PACKED_HEAD);
  const found = zipEntries.find(([entry]) => head.includes(entry));
  if (found) return { kind: found[1], instead: "pdf" };
  return { kind: "zip", instead: "inside" };
}

/** Files with the structure of AVIF and HEIC that contain something else. */
function brandedKindOf(bytes: Buffer): UnsupportedType {
  const [brand = ""] = brandsOf(bytes);
  if (brand === "crx ") return { kind: "rawPhoto", instead: "picture" };
  if (/^M4[AB]/.test(brand)) return { kind: "recording", instead: "screenshot" };
  return { kind: "video", instead: "screenshot" };
}

function textKindOf(bytes: Buffer): UnsupportedType | undefined {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = bytes.toString(isWide ? "utf16le" : "utf8", 0, HEAD).replace(/^\ufeff/, "");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no text has them
  if (/[\0-\x08\x0e-\x1a]/.test(text)) return undefined;
  const firstLines = text.trimStart().toLowerCase();
  const found = texts.find(([pattern]) => pattern.test(firstLines));
  return found && { kind: found[1], instead: found[2] };
}
