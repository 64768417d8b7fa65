import { TooManyPixels } from "#server/uploads/picture-size.ts";
import { type Photo, readPhoto } from "./photo.ts";
import { isRoomPicture, starterPictures } from "./starter-pictures.ts";

/** A photograph that can be published, with remarks for the owner, or why it can't. */
export type CheckedPhoto =
  | { ok: true; photo: Photo; notes: string[] }
  | { ok: false; problem: string };

/** Widths in pixels: more than pages show of a product, and enough for a room to fill a screen. */
const WIDEST = { product: 1600, room: 1920 };
/** Minimum width in pixels; a narrower photograph would look blurred on every page. */
const MIN_WIDTH = 640;
/** Aspect ratio, width to height, of the frame that shows a product. */
const FRAME_RATIO = 4 / 5;

const roomNote = "What it shows is said in the shop's words: change them if it is something else.";

/** Reads, prepares and checks the photograph that is to become picture `name` (rule 3.23). */
export async function checkPhoto(name: string, bytes: Buffer): Promise<CheckedPhoto> {
  const read = await tryToRead(bytes, name.startsWith("rooms/") ? WIDEST.room : WIDEST.product);
  if (!read.ok) return read;
  const { photo } = read;
  if (photo.width < MIN_WIDTH) return refused(tooNarrow(photo));
  if (!isRoomPicture(name)) return { ok: true, photo, notes: notesOn(photo) };
  const frame = starterPictures.pictureNamed(name);
  if (!frame) {
    return refused(`No page shows ${name}; shop/pictures.json lists those that are shown.`);
  }
  return hasShapeOf(photo, frame)
    ? { ok: true, photo, notes: [roomNote] }
    : refused(
        `It is ${photo.width} × ${photo.height} pixels and stands in a frame of ${frame.width} × ${frame.height}: crop it to that shape.`,
      );
}

async function tryToRead(bytes: Buffer, widest: number) {
  try {
    const photo = await readPhoto(bytes, widest);
    return photo ? ({ ok: true, photo } as const) : refused(unreadable);
  } catch (error) {
    if (error instanceof TooManyPixels) return refused(tooManyPixels);
    throw error;
  }
}

const refused = (problem: string) => ({ ok: false, problem }) as const;

const unreadable = "The file cannot be read as a picture (JPEG, PNG, WebP, AVIF, HEIC or TIFF).";
const tooManyPixels =
  "It has more than 120 million pixels. Save it smaller: 1,600 pixels in width are enough.";

function tooNarrow({ width, height }: Photo): string {
  return `It is ${width} × ${height} pixels; a picture needs ${MIN_WIDTH} in width, ${WIDEST.product} to be looked at closely.`;
}

function hasShapeOf(photo: Photo, frame: { width: number; height: number }): boolean {
  return Math.abs(photo.width / photo.height / (frame.width / frame.height) - 1) <= 0.02;
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
