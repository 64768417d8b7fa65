import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { filesOf } from "#ui/picture-files.ts";
import { describePicture, encodeWidth, pictureHash } from "./encode.ts";
import { type PictureEntry, readManifest, writeManifest } from "./manifest.ts";
import { publishedFolder } from "./paths.ts";

/**
 * Publishes a picture of the starter set: AVIF and WebP in each width, named by the picture's hash
 * so that the content at an address never changes, and its entry in the list. Does nothing if it is
 * already published.
 *
 * @param png the picture in the largest size shown, in any format sharp reads.
 */
export async function publishPicture(name: string, png: Buffer): Promise<void> {
  const manifest = await readManifest();
  if (manifest[name]?.hash === pictureHash(png)) return;
  const entry = await describePicture(name, png);
  const folder = join(publishedFolder, name);
  await mkdir(folder, { recursive: true });
  for (const width of entry.widths) {
    for (const { file, bytes } of await encodeWidth(name, png, entry, width)) {
      await writeFile(join(folder, file), bytes);
    }
  }
  await removeOthers(folder, entry);
  await writeManifest({ ...(await readManifest()), [name]: entry });
}

/** Removes the picture's older files. */
async function removeOthers(folder: string, entry: PictureEntry): Promise<void> {
  const current = filesOf(entry);
  for (const file of await readdir(folder)) {
    if (/\.(avif|webp)$/.test(file) && !current.includes(file)) await rm(join(folder, file));
  }
}
