import { randomBytes } from "node:crypto";
import sharp from "sharp";

/** Noise, which no format makes smaller: about nine megabytes. */
export function largePhoto(): Promise<Buffer> {
  const [width, height] = [1_750, 1_750];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
