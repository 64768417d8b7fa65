import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { readManifest } from "#pictures/manifest.ts";
import { publishedFolder } from "#pictures/paths.ts";
import { pictureFile } from "#ui/picture-files.ts";

const cell = { width: 160, height: 200 };
const columns = 8;

/**
 * Arranges a small published version of every picture (or those whose name contains `filter`) on
 * one sheet. Throws if there is none.
 */
export async function contactSheet(target: string, filter = ""): Promise<void> {
  const manifest = await readManifest();
  const pictures = Object.entries(manifest).filter(([name]) => name.includes(filter));
  if (pictures.length === 0) throw new Error(`No picture's name contains "${filter}".`);
  const tiles = await Promise.all(
    pictures.map(async ([name, picture], i) => {
      const width = picture.widths[1] ?? picture.width;
      const file = join(publishedFolder, name, pictureFile(picture, width, "webp"));
      const input = await sharp(file)
        .resize({ ...cell, fit: "contain", background: "#F1EAE0" })
        .toBuffer();
      return {
        input,
        left: (i % columns) * cell.width,
        top: Math.floor(i / columns) * cell.height,
      };
    }),
  );
  const height = Math.ceil(pictures.length / columns) * cell.height;
  await mkdir(dirname(target), { recursive: true });
  await sharp({
    create: { width: columns * cell.width, height, channels: 3, background: "#F1EAE0" },
  })
    .composite(tiles)
    .toFile(target);
  console.log(`${pictures.length} pictures on ${target}`);
}
