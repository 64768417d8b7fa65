export interface PictureSize {
  width: number;
  height: number;
}

/** A picture has more pixels than we open, according to its header. */
export class TooManyPixels extends Error {
  override message = "Too many pixels";
}

/** Pixels an ordinary photo is reduced to, enough to read every price on it (rule 12.6). */
const NORMAL_AREA = 6_000_000;
/** A long picture, such as a scrolled page, keeps its shorter side up to this many pixels ... */
const MIN_READABLE_SIDE = 1_200;
/** ... as long as it has no more pixels than this. */
const MAX_LONG_AREA = 45_000_000;
/** The longest side that JPEG allows and browsers show. */
const MAX_SIDE = 65_000;

/**
 * The size a picture is reduced to. Its area is limited instead of its width, so that a page
 * scrolled over 16 screens keeps its width. Never larger than the original, never empty.
 */
export function targetSize({ width, height }: PictureSize): PictureSize {
  const area = width * height;
  const ordinary = Math.sqrt(NORMAL_AREA / area);
  const readable = Math.min(
    MIN_READABLE_SIDE / Math.min(width, height),
    Math.sqrt(MAX_LONG_AREA / area),
  );
  const fits = MAX_SIDE / Math.max(width, height);
  const scale = Math.min(1, fits, Math.max(ordinary, readable));
  const scaled = (side: number) => Math.max(1, Math.floor(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
