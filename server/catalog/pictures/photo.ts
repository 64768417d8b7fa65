import sharp, { type Sharp } from "sharp";
import { fileTypeOf } from "#server/uploads/file-type.ts";
import { heicPixels } from "#server/uploads/heic-pixels.ts";

/** A photograph made ready to be published. */
export interface Photo {
  png: Buffer;
  width: number;
  height: number;
}

/** Above this many pixels a file is refused unread. */
const MAX_PIXELS = 120_000_000;
/** The pages' own ground, for what is cut out. */
const GROUND = "#f1eae0";

/**
 * A photograph upright, in the web's colors, at most `widest` pixels wide and without what a camera writes beside
 * it, such as where it was taken.
 *
 * @returns null when `bytes` are no picture.
 */
export async function readPhoto(bytes: Buffer, widest: number): Promise<Photo | null> {
  try {
    const { data, info } = await (await opened(bytes))
      .resize({ width: widest, withoutEnlargement: true })
      .flatten({ background: GROUND })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

async function opened(bytes: Buffer): Promise<Sharp> {
  if (fileTypeOf(bytes) !== "heic") {
    return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();
  }
  const { data, width, height } = await heicPixels(bytes, MAX_PIXELS);
  return sharp(data, { raw: { width, height, channels: 4 } });
}
