import { randomBytes } from "node:crypto";
import sharp from "sharp";

/** A photograph of one color, as PNG. */
export function aPhoto(width = 1600, height = 2000, background = "#885533"): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Noise, which no format can compress: three bytes per pixel, about nine megabytes by default. */
export function largePhoto(side = 1_750): Promise<Buffer> {
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
