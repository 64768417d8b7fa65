import { brandsOf } from "./file-type.ts";

const SAVE_AS_PICTURE = "Please save it as a JPEG or PNG, or send a screenshot of it.";
const SAVE_AS_PDF = "Please save it as a PDF, or send a screenshot of it.";
const SCREENSHOT = "Please send a screenshot of it, or leave it out.";
const LOOK_INSIDE = "Please open it and send the picture or PDF that is inside.";

/** How many bytes of a file are read to recognize it. */
const HEAD = 4_096;
/** How many bytes of a ZIP file are searched for the names in it. */
const PACKED_HEAD = 64 * 1024;

/** What a file starts with, read as Latin-1; its type's name; what to do instead. */
const signatures: readonly [prefix: string, name: string, instead: string][] = [
  ["BM", "a BMP picture", SAVE_AS_PICTURE],
  ["\xff\x0a", "a JPEG XL picture", SAVE_AS_PICTURE],
  ["\0\0\0\x0cJXL ", "a JPEG XL picture", SAVE_AS_PICTURE],
  ["\0\0\0\x0cjP  ", "a JPEG 2000 picture", SAVE_AS_PICTURE],
  ["\xff\x4f\xff\x51", "a JPEG 2000 picture", SAVE_AS_PICTURE],
  ["8BPS", "a Photoshop file", SAVE_AS_PICTURE],
  ["\0\0\x01\0", "an icon", SAVE_AS_PICTURE],
  ["FUJIFILMCCD-RAW", "a camera's raw photo", SAVE_AS_PICTURE],
  ["II*\0", "a camera's raw photo", SAVE_AS_PICTURE],
  ["MM\0*", "a camera's raw photo", SAVE_AS_PICTURE],
  ["{\\rtf", "a text document", SAVE_AS_PDF],
  ["\xd0\xcf\x11\xe0", "an Office document of an older kind", SAVE_AS_PDF],
  ["%!PS", "a PostScript file", SAVE_AS_PDF],
  ["AT&TFORM", "a DjVu document", SAVE_AS_PDF],
  ["bplist00", "a saved web page", SCREENSHOT],
  ["Rar!", "a RAR archive", LOOK_INSIDE],
  ["7z\xbc\xaf", "a 7-Zip archive", LOOK_INSIDE],
  ["\x1f\x8b", "a gzip archive", LOOK_INSIDE],
  ["\x1aE\xdf\xa3", "a video", SCREENSHOT],
  ["RIFF", "a video or a recording", SCREENSHOT],
  ["ID3", "a recording", SCREENSHOT],
  ["OggS", "a recording", SCREENSHOT],
  ["MZ", "a program", SCREENSHOT],
  ["\x7fELF", "a program", SCREENSHOT],
];

/** A name in a ZIP file, and the kind of document that has it. */
const zipEntries: readonly [entry: string, name: string][] = [
  ["word/", "a Word document"],
  ["xl/", "an Excel sheet"],
  ["ppt/", "a PowerPoint file"],
  ["application/vnd.oasis.opendocument", "an OpenDocument file"],
  [".iwa", "a Pages, Numbers or Keynote document"],
  ["application/epub", "an e-book"],
  [".fdseq", "an XPS document"],
];

/** Text files, recognized by their first lines in lower case; the first match counts. */
const texts: readonly [pattern: RegExp, name: string, instead: string][] = [
  [/^<.*<svg[\s>]|^<svg[\s>]/s, "an SVG drawing", SAVE_AS_PICTURE],
  [/^from: <saved by|multipart\/related/, "a saved web page", SCREENSHOT],
  [/^<.*<(html|head|body)[\s>]|^<(!doctype html|html|head|body)[\s>]/s, "a web page", SCREENSHOT],
  [
    /^(received|return-path|delivered-to|message-id|mime-version|from|to|subject|date): /,
    "a saved e-mail",
    SCREENSHOT,
  ],
  [
    /^\[internetshortcut\]/,
    "a link to a page",
    "Please put the link into its own field above, or send a screenshot.",
  ],
  [/^/, "a text file", SCREENSHOT],
];

/**
 * Names a type of file that we don't accept, and what to do instead. Judges it by its bytes and
 * only for the message to the shopper; the file isn't opened.
 * @returns undefined for an unknown type.
 */
export function describeUnsupported(bytes: Buffer): { name: string; instead: string } | undefined {
  const head = bytes.toString("latin1", 0, HEAD);
  const signed = signatures.find(([prefix]) => head.startsWith(prefix));
  if (signed) return { name: signed[1], instead: signed[2] };
  if (head.startsWith("PK\x03\x04")) return zipKindOf(bytes);
  if (head.startsWith("ftyp", 4)) return brandedKindOf(bytes);
  return textKindOf(bytes);
}

function zipKindOf(bytes: Buffer): { name: string; instead: string } {
  const head = bytes.toString("latin1", 0, PACKED_HEAD);
  const found = zipEntries.find(([entry]) => head.includes(entry));
  if (found) return { name: found[1], instead: SAVE_AS_PDF };
  return { name: "a ZIP archive", instead: LOOK_INSIDE };
}

/** Files with the structure of AVIF and HEIC that contain something else. */
function brandedKindOf(bytes: Buffer): { name: string; instead: string } {
  const [brand = ""] = brandsOf(bytes);
  if (brand === "crx ") return { name: "a camera's raw photo", instead: SAVE_AS_PICTURE };
  if (/^M4[AB]/.test(brand)) return { name: "a recording", instead: SCREENSHOT };
  return { name: "a video", instead: SCREENSHOT };
}

function textKindOf(bytes: Buffer): { name: string; instead: string } | undefined {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = bytes.toString(isWide ? "utf16le" : "utf8", 0, HEAD).replace(/^\ufeff/, "");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no text has them
  if (/[\0-\x08\x0e-\x1a]/.test(text)) return undefined;
  const firstLines = text.trimStart().toLowerCase();
  const found = texts.find(([pattern]) => pattern.test(firstLines));
  return found && { name: found[1], instead: found[2] };
}
