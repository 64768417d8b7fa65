import { createHash } from "node:crypto";
import sharp from "sharp";
import { pictureFile, widthsIn } from "#ui/picture-files.ts";
import type { PictureEntry } from "./manifest.ts";
import { isZoomOnly, widthsFor } from "./widths.ts";

/**
 * About as sharp as the WebP, and smaller; more effort takes three times as long and saves nothing.
 */
const avif = { quality: 52, effort: 4 } as const;
/**
 * Zoomed in, a product's picture is just as sharp in half the bytes; in smaller widths this quality
 * would show artifacts.
 */
const zoomAvif = { ...avif, quality: 45 } as const;
const webp = { quality: 72, effort: 6 } as const;

/** One file of a picture. */
export interface EncodedFile {
  /** Its name in the picture's folder. */
  file: string;
  bytes: Buffer;
}

/** What the site needs to know about picture `name`, whose original is in any format sharp reads. */
export async function describePicture(name: string, original: Buffer): Promise<PictureEntry> {
  const { width, height } = await sharp(original).metadata();
  return {
    width,
    height,
    widths: widthsFor(name, width),
    hash: pictureHash(original),
    placeholder: await placeholderOf(original),
  };
}

/** A new original or a new encoding gets a new hash, and so a new address. */
export function pictureHash(original: Buffer): string {
  return createHash("sha256")
    .update(original)
    .update(JSON.stringify([avif, zoomAvif, webp]))
    .digest("hex")
    .slice(0, 8);
}

/** The files of one width: AVIF, and WebP unless the picture is too wide for that. */
export async function encodeWidth(
  name: string,
  original: Buffer,
  entry: Pick<PictureEntry, "hash" | "widths">,
  width: number,
): Promise<EncodedFile[]> {
  const resized = sharp(original).resize({ width, kernel: "lanczos3" });
  const files = [
    {
      file: pictureFile(entry, width, "avif"),
      bytes: await resized
        .clone()
        .avif(isZoomOnly(name, width) ? zoomAvif : avif)
        .toBuffer(),
    },
  ];
  if (!widthsIn("webp", entry.widths).includes(width)) return files;
  const bytes = await resized.webp(webp).toBuffer();
  return [...files, { file: pictureFile(entry, width, "webp"), bytes }];
}

/**
 * A blurred placeholder of about seventy bytes, shown until the picture loads; a page has a dozen.
 */
async function placeholderOf(original: Buffer): Promise<string> {
  const tiny = await sharp(original)
    .resize({ width: 8 })
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}
