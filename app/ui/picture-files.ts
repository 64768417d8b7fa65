export type PictureFormat = "avif" | "webp";

/** Pixels. WebP is for browsers without AVIF (Safari before 16.4), which get no larger one. */
const widestWebp = 1440;

/** Those of a picture's `widths` (pixels, ascending) that it is published in as `format`. */
export function widthsIn(format: PictureFormat, widths: readonly number[]): readonly number[] {
  return format === "avif" ? widths : widths.filter((width) => width <= widestWebp);
}

/** Name of the file that holds a picture `width` pixels wide; another picture is another name. */
export function pictureFile(width: number, hash: string, format: PictureFormat): string {
  return `${width}.${hash}.${format}`;
}
