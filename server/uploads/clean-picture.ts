import sharp, { type Sharp } from "sharp";
import type { OfferFileType } from "./file-type.ts";
import { heicPixels } from "./heic-pixels.ts";
import { TooManyPixels, targetSize } from "./picture-size.ts";

type PictureType = Exclude<OfferFileType, "pdf">;

/** Pictures with more pixels are refused without decoding; phones make up to 50 million. */
export const MAX_PIXELS = 60_000_000;
const QUALITY = 82;
/** Most pages a scan may have. */
const MAX_SCAN_PAGES = 12;
const LIMITS = { limitInputPixels: MAX_PIXELS, failOn: "error" } as const;

// No photo is opened twice, so a cache would only use memory.
sharp.cache(false);

/**
 * Re-encodes a picture as a JPEG (rule 12.6): upright, no larger than needed (see picture-size.ts),
 * and without camera data such as where it was taken. Of an animation only the first frame is kept;
 * the pages of a scan are joined, one below the other.
 * @throws TooManyPixels if it has more pixels than we open; another error if it can't be read or
 *   takes too long to open.
 */
export async function cleanPicture(bytes: Buffer, type: PictureType): Promise<Buffer> {
  const opened = type === "heic" ? await fromHeic(bytes) : await fromCommon(bytes, type);
  return toJpeg(opened);
}

async function fromCommon(bytes: Buffer, type: PictureType): Promise<Sharp> {
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS) throw new TooManyPixels();
  if (type === "tiff" && pages > 1) return fromScan(bytes, pages);
  return sharp(bytes, LIMITS).autoOrient();
}

/** Joins the pages of a scan, one below the other. */
async function fromScan(bytes: Buffer, count: number): Promise<Sharp> {
  if (count > MAX_SCAN_PAGES) throw new TooManyPixels();
  const pages: Buffer[] = [];
  for (let page = 0; page < count; page++) {
    pages.push(await toJpeg(sharp(bytes, { ...LIMITS, page }).autoOrient()));
  }
  const joined = sharp(pages, { ...LIMITS, join: { across: 1, background: "#ffffff" } });
  return sharp(await joined.png({ compressionLevel: 1 }).toBuffer(), { limitInputPixels: false });
}

async function fromHeic(bytes: Buffer): Promise<Sharp> {
  const { width, height, data } = await heicPixels(bytes, MAX_PIXELS);
  return sharp(data, { raw: { width, height, channels: 4 } });
}

async function toJpeg(picture: Sharp): Promise<Buffer> {
  const { autoOrient } = await picture.metadata();
  return picture
    .resize({ ...targetSize(autoOrient), fit: "fill" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
