import sharp from "sharp";

/** A photograph of one color, as PNG. */
export function aPhoto(width = 1600, height = 2000, background = "#885533"): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
