import sharp from "sharp";
import type { DrawnPage } from "./open-pdf.ts";
import type { PicturePage } from "./picture-pdf.ts";

/** From the best to the smallest, of 150 pixels an inch; text of 8 points can be read in all. */
const STEPS = [
  { quality: 75, scale: 1 },
  { quality: 50, scale: 1 },
  { quality: 50, scale: 0.75 },
] as const;

/**
 * Encodes a page as the best JPEG that has at most `maxBytes`.
 * @throws if even the smallest has more.
 */
export async function pictureOf(page: DrawnPage, maxBytes: number): Promise<PicturePage> {
  for (const { quality, scale } of STEPS) {
    const [width, height] = [page.size.width, page.size.height].map((side) =>
      Math.ceil(side * scale),
    );
    const { data, info } = await sharp(page.pixels, { raw: { ...page.size, channels: 3 } })
      .resize({ width, height, fit: "fill" })
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= maxBytes) return { points: page.points, size: info, jpeg: data };
  }
  throw new Error("The page's picture takes too many bytes");
}
