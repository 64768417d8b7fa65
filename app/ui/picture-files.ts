export type PictureFormat = "avif" | "webp";

/** Pixels. WebP is for browsers without AVIF (Safari before 16.4), which get no larger one. */
const widestWebp = 1440;

/** Those of a picture's `widths` (pixels, ascending) that it is published in as `format`. */
export function widthsIn(format: PictureFormat, widths: readonly number[]): readonly number[] {
  return format === "avif" ? widths : widths.filter((width) => width <= widestWebp);
}

/** What a picture's files are named by. */
export interface PictureFiles {
  /** Widths it exists in, ascending, CSS pixels × density. */
  widths: number[];
  /** Of what the files were made from: another picture has another name. */
  hash: string;
  /** The versions at least `from` pixels wide, where those alone were made again, and of what. */
  later?: { from: number; hash: string };
}

/** Name of the file that holds a picture `width` pixels wide. */
export function pictureFile(picture: PictureFiles, width: number, format: PictureFormat): string {
  const { hash, later } = picture;
  return `${width}.${later && width >= later.from ? later.hash : hash}.${format}`;
}
