/** What a shopper may show us an offer with (issue: price match). */
export type OfferFileType = "jpeg" | "png" | "webp" | "heic" | "pdf";

const HEIC_BRANDS = new Set(["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"]);
/** How far from the end a PDF's last mark may stand. */
const PDF_TAIL = 2_048;

/** The type a file's bytes show, whatever its name or sender call it; undefined for others. */
export function fileTypeOf(bytes: Buffer): OfferFileType | undefined {
  if (bytes.length < 16) return undefined;
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return "jpeg";
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return "png";
  const text = (from: number, to: number) => bytes.toString("latin1", from, to);
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) === "ftyp" && HEIC_BRANDS.has(text(8, 12))) return "heic";
  if (/^%PDF-[12]\.\d/.test(text(0, 8)) && hasPdfEnd(bytes)) return "pdf";
  return undefined;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function hasPdfEnd(bytes: Buffer): boolean {
  return bytes.subarray(-PDF_TAIL).includes("%%EOF");
}
