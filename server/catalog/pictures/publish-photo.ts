import { problemLine } from "#domain/problem.ts";
import { readManifest } from "#pictures/manifest.ts";
import { publishPicture } from "#pictures/publish.ts";
import { writeProducts } from "#server/catalog/import/write-products.ts";
import { readProductFolder } from "#server/catalog/starter-set/product-folder.ts";
import { collections } from "#shop/collections.ts";
import { addPictureToProduct } from "./add-picture.ts";
import { type Photo, readPhoto } from "./photo.ts";

/** A photograph of the shop, and the picture it should become. */
export interface ShopPhoto {
  /** `SLUG/view` for a product; `rooms/…` or `types/…` to replace an existing picture. */
  name: string;
  bytes: Buffer;
  /** What it shows, for people who can't see it. */
  alt?: string;
}

/** What was published, or all reasons why nothing was. */
export type PublishResult =
  | { ok: true; width: number; height: number; notes: string[] }
  | { ok: false; problems: string[] };

/** Widths in pixels: more than pages show of a product, and enough for a room to fill a screen. */
const WIDEST = { product: 1600, room: 1920 };
/** Minimum width in pixels; a narrower photograph would look blurred on every page. */
const MIN_WIDTH = 640;
/** Aspect ratio, width to height, of the frame that shows a product. */
const FRAME_RATIO = 4 / 5;

/**
 * Publishes a photograph of the shop and adds it to the product's file; does all of it or nothing.
 */
export function publishPhoto(photo: ShopPhoto, folder: string): Promise<PublishResult> {
  return /^(rooms|types)\//.test(photo.name)
    ? replaceRoomPicture(photo)
    : publishProductPhoto(photo, folder);
}

async function publishProductPhoto(
  { name, bytes, alt }: ShopPhoto,
  folder: string,
): Promise<PublishResult> {
  const [, slug, view] = /^([a-z0-9-]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name) ?? [];
  if (!slug || !view) {
    return refused(`"${name}" is no picture's name; one looks like model-4400-recliner/primary.`);
  }
  const { entries, problems } = readProductFolder(folder, collections);
  if (problems.length > 0) return refused(...problems.map(problemLine));
  const entry = entries.find(({ file }) => file.slug === slug);
  if (!entry)
    return refused(`There is no piece ${slug}: its file would be ${folder}/${slug}.json.`);
  const added = addPictureToProduct(entry.file, view, alt);
  if (!added.ok) return refused(added.problem);
  const photo = await readPhoto(bytes, WIDEST.product);
  if (!photo) return refused(unreadable);
  if (photo.width < MIN_WIDTH) return refused(tooNarrow(photo));
  await publishPicture(name, photo.png, { photograph: true });
  writeProducts(folder, [added.file]);
  return { ok: true, width: photo.width, height: photo.height, notes: notesOn(photo) };
}

async function replaceRoomPicture({ name, bytes }: ShopPhoto): Promise<PublishResult> {
  const existing = (await readManifest())[name];
  if (!existing)
    return refused(`No page shows ${name}; shop/pictures.json lists those that are shown.`);
  const photo = await readPhoto(bytes, name.startsWith("rooms/") ? WIDEST.room : WIDEST.product);
  if (!photo) return refused(unreadable);
  if (photo.width < MIN_WIDTH) return refused(tooNarrow(photo));
  const { width, height } = existing;
  if (Math.abs(photo.width / photo.height / (width / height) - 1) > 0.02) {
    return refused(
      `It is ${photo.width} × ${photo.height} pixels and stands in a frame of ${width} × ${height}: crop it to that shape.`,
    );
  }
  await publishPicture(name, photo.png, { photograph: true });
  const notes = ["What it shows is said in the shop's words: change them if it is something else."];
  return { ok: true, width: photo.width, height: photo.height, notes };
}

const refused = (...problems: string[]): PublishResult => ({ ok: false, problems });

const unreadable = "The file cannot be read as a picture (JPEG, PNG, WebP, AVIF, HEIC or TIFF).";

function tooNarrow({ width, height }: Photo): string {
  return `It is ${width} × ${height} pixels; a picture needs ${MIN_WIDTH} in width, ${WIDEST.product} to be looked at closely.`;
}

function notesOn({ width, height }: Photo): string[] {
  const notes: string[] = [];
  if (Math.abs(width / height / FRAME_RATIO - 1) > 0.08) {
    notes.push("Pages show the middle of it, four wide to five high; the closest look all of it.");
  }
  if (width < WIDEST.product) {
    notes.push(`Looked at closely it is soft: ${WIDEST.product} pixels in width are best.`);
  }
  return notes;
}
