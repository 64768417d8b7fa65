import sharp, { type Sharp } from "sharp";
import { heicPixels } from "./heic-pixels.ts";

/** Pictures above this many pixels are refused unread: phones make up to 50 million. */
export const MOST_PIXELS = 60_000_000;
/** Longest side of what is kept: every price on it can be read. */
const LONGEST_SIDE = 2_400;
const QUALITY = 82;

/** One at a time, so that memory holds one opened picture however many are sent at once. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * The picture made anew as a JPEG: upright, no larger than needed, and without anything a camera
 * writes beside it, such as where it was taken.
 * @throws when it cannot be read, has more pixels than we open or takes too long to open.
 */
export function cleanPicture(
  bytes: Buffer,
  type: "jpeg" | "png" | "webp" | "heic",
): Promise<Buffer> {
  const made = turn.then(() => (type === "heic" ? fromHeic(bytes) : fromCommon(bytes)));
  turn = made.catch(() => undefined);
  return made;
}

function fromCommon(bytes: Buffer): Promise<Buffer> {
  return toJpeg(sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" }).autoOrient());
}

async function fromHeic(bytes: Buffer): Promise<Buffer> {
  const { width, height, data } = await heicPixels(bytes, MOST_PIXELS);
  return toJpeg(sharp(data, { raw: { width, height, channels: 4 } }));
}

function toJpeg(picture: Sharp): Promise<Buffer> {
  return picture
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
