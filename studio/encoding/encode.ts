import { createHash } from "node:crypto";
import { glob, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { pictureFile, widthsIn } from "#ui/picture-files.ts";
import { originalsFolder, publishedFolder } from "../places.ts";
import { type Manifest, type PictureEntry, readManifest, writeManifest } from "./manifest.ts";
import { isCloseLook, widthsFor } from "./widths.ts";

/** At about the sharpness of the WebP, and smaller. More effort takes three times as long and saves nothing. */
const avif = { quality: 52, effort: 4 } as const;
/** Enlarged, a piece's cover is as sharp in half the bytes; smaller, it would be blotched. */
const closeAvif = { ...avif, quality: 45 } as const;
const webp = { quality: 72, effort: 6 } as const;

/** Picture names of all originals on this machine, e.g. `rooms/living-hero`. */
async function originalNames(): Promise<string[]> {
  const names: string[] = [];
  for await (const file of glob("**/*.png", { cwd: originalsFolder }))
    names.push(file.slice(0, -".png".length));
  return names.sort();
}

/**
 * Publishes one original, by picture name; with `closest`, only the version that is seen by coming closer,
 * while what pages show stays as it was published before.
 */
export async function encodeNamed(name: string, closest = false): Promise<void> {
  const png = await readFile(join(originalsFolder, `${name}.png`));
  const hash = hashOf(png);
  const manifest: Manifest = await readManifest();
  const known = manifest[name];
  if (known && [known.hash, known.closestHash].includes(hash)) return;
  const entry =
    closest && known
      ? await encodeClosest(name, png, hash, known)
      : await encodePicture(name, png, hash);
  await removeOthers(name, entry);
  await writeManifest({ ...(await readManifest()), [name]: entry });
}

/** Another original, or another way of encoding it, is another address. */
function hashOf(png: Buffer): string {
  return createHash("sha256")
    .update(png)
    .update(JSON.stringify([avif, closeAvif, webp]))
    .digest("hex")
    .slice(0, 8);
}

/**
 * Publishes every original whose bytes differ from what the manifest knows: AVIF and WebP in each width,
 * named by the original's hash so that their addresses never change meaning, and the manifest entry.
 */
export async function encodeChanged(): Promise<void> {
  for (const name of await originalNames()) await encodeNamed(name);
}

async function encodePicture(name: string, png: Buffer, hash: string): Promise<PictureEntry> {
  const { width, height } = await sharp(png).metadata();
  const widths = widthsFor(name, width);
  const entry = { width, height, widths, hash, placeholder: await placeholderOf(png) };
  for (const target of widths) await encodeWidth(name, png, entry, target);
  return entry;
}

async function encodeClosest(
  name: string,
  png: Buffer,
  closestHash: string,
  known: PictureEntry,
): Promise<PictureEntry> {
  const { width, height } = await sharp(png).metadata();
  if (!isCloseLook(name, width))
    throw new Error(`${name} is ${width} pixels wide: nobody comes closer to it than its page.`);
  const widths = [...known.widths.filter((each) => each < width), width];
  const entry = { ...known, width, height, widths, closestHash };
  await encodeWidth(name, png, entry, width);
  return entry;
}

async function encodeWidth(name: string, png: Buffer, entry: PictureEntry, width: number) {
  const folder = join(publishedFolder, name);
  await mkdir(folder, { recursive: true });
  const resized = sharp(png).resize({ width, kernel: "lanczos3" });
  await resized
    .clone()
    .avif(isCloseLook(name, width) ? closeAvif : avif)
    .toFile(join(folder, pictureFile(entry, width, "avif")));
  if (widthsIn("webp", entry.widths).includes(width))
    await resized.webp(webp).toFile(join(folder, pictureFile(entry, width, "webp")));
}

/** A blurred stand-in of some seventy bytes, shown until the picture arrives; a page has a dozen. */
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
