import { problemLine } from "#domain/problem.ts";
import { readManifest } from "#pictures/manifest.ts";
import { publishPicture } from "#pictures/publish.ts";
import { writeProducts } from "#server/catalog/import/write-products.ts";
import { readProductFolder } from "#server/catalog/product-folder.ts";
import { collections } from "#shop/collections.ts";
import { addPictureToProduct } from "./add-picture.ts";
import { type Photo, readPhoto } from "./photo.ts";

/** A photograph of the shop's own, and which picture it is to be. */
export interface ShopPhoto {
  /** `SLUG/view` for a piece; `rooms/…` or `types/…` in place of one that is there. */
  name: string;
  bytes: Buffer;
  /** What it shows, for who cannot see it. */
  alt?: string;
}

/** What was published, or every reason why nothing was. */
export type PublishResult =
  | { ok: true; width: number; height: number; notes: string[] }
  | { ok: false; problems: string[] };

/** Wider than a page shows a piece, and as wide as a room can fill a screen; pixels. */
const WIDEST = { piece: 1600, room: 1920 };
/** A narrower one would be blurred on every page. */
const MIN_WIDTH = 640;
/** Width by height of the frame a piece is shown in. */
const FRAME_RATIO = 4 / 5;

/** Publishes a photograph of the shop's own and names it in the piece's file; all of it or nothing. */
export function publishPhoto(own: ShopPhoto, folder: string): Promise<PublishResult> {
  return /^(rooms|types)\//.test(own.name)
    ? replaceRoomPicture(own)
    : publishProductPhoto(own, folder);
}

async function publishProductPhoto(
  { name, bytes, alt }: ShopPhoto,
  folder: string,
): Promise<PublishResult> {
  const [, slug, view] = /^([a-z0-9-]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name) ?? [];
  if (!slug || !view) {
    return no(`"${name}" is no picture's name; one looks like model-4400-recliner/primary.`);
  }
  const { entries, problems } = readProductFolder(folder, collections);
  if (problems.length > 0) return no(...problems.map(problemLine));
  const entry = entries.find(({ file }) => file.slug === slug);
  if (!entry) return no(`There is no piece ${slug}: its file would be ${folder}/${slug}.json.`);
  const named = addPictureToProduct(entry.file, view, alt);
  if (!named.ok) return no(named.problem);
  const photo = await readPhoto(bytes, WIDEST.piece);
  if (!photo) return no(unreadable);
  if (photo.width < MIN_WIDTH) return no(tooNarrow(photo));
  await publishPicture(name, photo.png, { photograph: true });
  writeProducts(folder, [named.file]);
  return { ok: true, width: photo.width, height: photo.height, notes: notesOn(photo) };
}

async function replaceRoomPicture({ name, bytes }: ShopPhoto): Promise<PublishResult> {
  const there = (await readManifest())[name];
  if (!there) return no(`No page shows ${name}; shop/pictures.json lists those that are shown.`);
  const photo = await readPhoto(bytes, name.startsWith("rooms/") ? WIDEST.room : WIDEST.piece);
  if (!photo) return no(unreadable);
  if (photo.width < MIN_WIDTH) return no(tooNarrow(photo));
  const { width, height } = there;
  if (Math.abs(photo.width / photo.height / (width / height) - 1) > 0.02) {
    return no(
      `It is ${photo.width} × ${photo.height} pixels and stands in a frame of ${width} × ${height}: crop it to that shape.`,
    );
  }
  await publishPicture(name, photo.png, { photograph: true });
  const notes = ["What it shows is said in the shop's words: change them if it is something else."];
  return { ok: true, width: photo.width, height: photo.height, notes };
}

const no = (...problems: string[]): PublishResult => ({ ok: false, problems });

const unreadable = "The file cannot be read as a picture (JPEG, PNG, WebP, AVIF, HEIC or TIFF).";

function tooNarrow({ width, height }: Photo): string {
  return `It is ${width} × ${height} pixels; a picture needs ${MIN_WIDTH} in width, ${WIDEST.piece} to be looked at closely.`;
}

function notesOn({ width, height }: Photo): string[] {
  const notes: string[] = [];
  if (Math.abs(width / height / FRAME_RATIO - 1) > 0.08) {
    notes.push("Pages show the middle of it, four wide to five high; the closest look all of it.");
  }
  if (width < WIDEST.piece) {
    notes.push(`Looked at closely it is soft: ${WIDEST.piece} pixels in width are best.`);
  }
  return notes;
}
