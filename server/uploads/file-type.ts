import { isRawPhoto } from "./raw-photo.ts";

/** The types of files accepted as a competitor's offer (price match). */
export type OfferFileType = "jpeg" | "png" | "webp" | "gif" | "tiff" | "avif" | "heic" | "pdf";

/**
 * Brands of files whose pictures are encoded as AV1 (AVIF, section 6) and as HEVC (ISO 23008-12,
 * annex B).
 */
const AVIF_BRANDS = new Set(["avif", "avis", "avio"]);
const HEIC_BRANDS = new Set(["heic", "heix", "hevc", "hevx", "heim", "heis", "hevm", "hevs"]);
/** Brands of picture files that leave the encoding open. */
const OPEN_BRANDS = new Set(["mif1", "mif2", "msf1", "miaf"]);
/** How many bytes from the start readers look for a PDF's header (ISO 32000-1, annex H). */
const PDF_HEAD = 1_024;

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString("latin1", at, at + text.length) === text;

/**
 * A file's type by its bytes alone, whatever its name or declared type; undefined for types that
 * aren't accepted.
 */
export function fileTypeOf(bytes: Buffer): OfferFileType | undefined {
  if (bytes.length < 16) return undefined;
  if (startsWith(bytes, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return "png";
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return "webp";
  if (startsWith(bytes, "GIF87a") || startsWith(bytes, "GIF89a")) return "gif";
  if (startsWith(bytes, "II*\0") || startsWith(bytes, "MM\0*")) {
    return isRawPhoto(bytes) ? undefined : "tiff";
  }
  if (startsWith(bytes, "ftyp", 4)) return brandedTypeOf(bytes);
  const isPdf = /%PDF-[12]\.\d|%!PS-Adobe-\d\.\d PDF-\d/.test(
    bytes.toString("latin1", 0, PDF_HEAD),
  );
  return isPdf ? "pdf" : undefined;
}

/**
 * All brands of a file: the main one first, then the compatible ones. Cameras and programs put the
 * brand that distinguishes AVIF from HEIC in either place.
 */
export function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [bytes.toString("latin1", 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString("latin1", at, at + 4));
  return brands;
}

function brandedTypeOf(bytes: Buffer): "avif" | "heic" | undefined {
  const brands = brandsOf(bytes);
  const encoding = encodingOf(brands);
  if (encoding) return encoding;
  if (!brands.some((brand) => OPEN_BRANDS.has(brand))) return undefined;
  // The brands leave it open, but the picture's entry in the file names its encoding.
  return bytes.subarray(0, 64 * 1024).includes("av01") ? "avif" : "heic";
}

function encodingOf([main = "", ...others]: string[]): "avif" | "heic" | undefined {
  if (AVIF_BRANDS.has(main)) return "avif";
  if (HEIC_BRANDS.has(main)) return "heic";
  if (others.some((brand) => AVIF_BRANDS.has(brand))) return "avif";
  return others.some((brand) => HEIC_BRANDS.has(brand)) ? "heic" : undefined;
}
