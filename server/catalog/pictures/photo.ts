import sharp, { type Sharp } from "sharp";
import { fileTypeOf } from "#server/uploads/file-type.ts";
import { heicPixels } from "#server/uploads/heic-pixels.ts";

/** A photograph prepared for publishing. */
export interface Photo {
  png: Buffer;
  width: number;
  height: number;
}

/** Files with more pixels are rejected without decoding them. */
const MAX_PIXELS = 120_000_000;
/** The pages' background color, used for transparent parts. */
const BACKGROUND = "#f1eae0";

/**
 * Prepares a photograph: rotated upright, in sRGB, at most `widest` pixels wide, and without
 * metadata such as where it was taken.
 * @returns null if `bytes` are not a picture.
 */
export async function readPhoto(bytes: Buffer, widest: number): Promise<Photo | null> {
  try {
    const { data, info } = await (await open(bytes))
      .resize({ width: widest, withoutEnlargement: true })
      .flatten({ background: BACKGROUND })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

async function open(bytes: Buffer): Promise<Sharp> {
  if (fileTypeOf(bytes) !== "heic") {
    return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();
  }
  const { data, width, height } = await heicPixels(bytes, MAX_PIXELS);
  return sharp(data, { raw: { width, height, channels: 4 } });
}
