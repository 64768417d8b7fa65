export type PictureFormat = "avif" | "webp";

/** Pixels. WebP is for browsers without AVIF (Safari before 16.4), which get no larger one. */
const maxWebpWidth = 1440;

/** Those of a picture's `widths` (pixels, ascending) that it is published in as `format`. */
export function widthsIn(format: PictureFormat, widths: readonly number[]): readonly number[] {
  return format === "avif" ? widths : widths.filter((width) => width <= maxWebpWidth);
}

/** What a picture's files are named by. */
export interface PictureFiles {
  /** Widths it exists in, ascending, CSS pixels × density. */
  widths: number[];
  /** Of what the files were made from: another picture has another name. */
  hash: string;
}

/** Name of the file that holds a picture `width` pixels wide. */
export function pictureFile(picture: PictureFiles, width: number, format: PictureFormat): string {
  return `${width}.${picture.hash}.${format}`;
}
