export interface PictureSize {
  width: number;
  height: number;
}

/** A picture has more pixels than we open: its header says so, before it is unpacked. */
export class TooManyPixels extends Error {
  override message = "Too many pixels";
}

/** What an ordinary photo is kept with, in pixels: every price on it can be read (rule 12.6). */
const ORDINARY_AREA = 6_000_000;
/** A long picture, such as a scrolled page, keeps its shorter side up to this many pixels ... */
const READABLE_SIDE = 1_200;
/** ... as long as it has no more pixels than this. */
const LONG_AREA = 45_000_000;
/** The longest side that a JPEG can have and browsers show. */
const LONGEST_SIDE = 65_000;

/**
 * The size a picture is kept in: limited by its area, so that a page scrolled over 16 screens stays
 * as wide as it was. Never larger than it is, never without a pixel.
 */
export function keptSize({ width, height }: PictureSize): PictureSize {
  const area = width * height;
  const ordinary = Math.sqrt(ORDINARY_AREA / area);
  const readable = Math.min(READABLE_SIDE / Math.min(width, height), Math.sqrt(LONG_AREA / area));
  const fits = LONGEST_SIDE / Math.max(width, height);
  const scale = Math.min(1, fits, Math.max(ordinary, readable));
  const scaled = (side: number) => Math.max(1, Math.floor(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
