import { createHash } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { pictureFile, widthsIn } from "#ui/picture-files.ts";
import { type PictureEntry, readManifest, writeManifest } from "./manifest.ts";
import { publishedFolder } from "./paths.ts";
import { isZoomOnly, widthsFor } from "./widths.ts";

/**
 * About as sharp as the WebP, and smaller. More effort takes three times as long and saves nothing.
 */
const avif = { quality: 52, effort: 4 } as const;
/**
 * Zoomed in, a product's picture is just as sharp in half the bytes; in smaller widths this quality
 * would show artifacts.
 */
const zoomAvif = { ...avif, quality: 45 } as const;
const webp = { quality: 72, effort: 6 } as const;

/**
 * Publishes a picture: AVIF and WebP in each width, named by the picture's hash so that the content
 * at an address never changes, and its entry in the list. Does nothing if it is already published.
 *
 * @param png the picture in the largest size shown, in any format sharp reads.
 * @param photograph taken by a camera, not made by the studio.
 */
export async function publishPicture(
  name: string,
  png: Buffer,
  { photograph = false }: { photograph?: boolean } = {},
): Promise<void> {
  if (await isPublished(name, png)) return;
  const entry = await entryOf(name, png);
  for (const width of entry.widths) await encodeWidth(name, png, entry, width);
  await removeOthers(name, entry);
  const listed = photograph ? { ...entry, photograph } : entry;
  await writeManifest({ ...(await readManifest()), [name]: listed });
}

async function isPublished(name: string, png: Buffer): Promise<boolean> {
  return (await readManifest())[name]?.hash === hashOf(png);
}

/** A new original or a new encoding gets a new hash, and so a new address. */
function hashOf(png: Buffer): string {
  return createHash("sha256")
    .update(png)
    .update(JSON.stringify([avif, zoomAvif, webp]))
    .digest("hex")
    .slice(0, 8);
}

async function entryOf(name: string, png: Buffer): Promise<PictureEntry> {
  const { width, height } = await sharp(png).metadata();
  return {
    width,
    height,
    widths: widthsFor(name, width),
    hash: hashOf(png),
    placeholder: await placeholderOf(png),
  };
}

async function encodeWidth(name: string, png: Buffer, entry: PictureEntry, width: number) {
  const folder = join(publishedFolder, name);
  await mkdir(folder, { recursive: true });
  const resized = sharp(png).resize({ width, kernel: "lanczos3" });
  await resized
    .clone()
    .avif(isZoomOnly(name, width) ? zoomAvif : avif)
    .toFile(join(folder, pictureFile(entry, width, "avif")));
  if (widthsIn("webp", entry.widths).includes(width))
    await resized.webp(webp).toFile(join(folder, pictureFile(entry, width, "webp")));
}

/**
 * A blurred placeholder of about seventy bytes, shown until the picture loads; a page has a dozen.
 */
async function placeholderOf(png: Buffer): Promise<string> {
  const tiny = await sharp(png).resize({ width: 8 }).webp({ quality: 40, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}

/** Removes the picture's older files. */
async function removeOthers(name: string, entry: PictureEntry): Promise<void> {
  const folder = join(publishedFolder, name);
  const current = entry.widths.flatMap((width) => [
    pictureFile(entry, width, "avif"),
    pictureFile(entry, width, "webp"),
  ]);
  for (const file of await readdir(folder)) {
    if (/\.(avif|webp)$/.test(file) && !current.includes(file)) await rm(join(folder, file));
  }
}
