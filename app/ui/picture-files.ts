export type PictureFormat = "avif" | "webp";

/** Pixels. WebP is for browsers without AVIF (Safari before 16.4), which get no larger picture. */
const maxWebpWidth = 1440;

/** The widths of a picture (pixels, ascending) that are published as `format`. */
export function widthsIn(format: PictureFormat, widths: readonly number[]): readonly number[] {
  return format === "avif" ? widths : widths.filter((width) => width <= maxWebpWidth);
}

/** What a picture's file names are made of. */
export interface PictureFiles {
  /** Available widths in device pixels, ascending. */
  widths: number[];
  /** Hash of the picture's source, so that a changed picture has new file names. */
  hash: string;
}

/** Name of the file that holds a picture `width` pixels wide. */
export function pictureFile(picture: PictureFiles, width: number, format: PictureFormat): string {
  return `${width}.${picture.hash}.${format}`;
}

/** Names of all files of a picture. */
export function filesOf(picture: PictureFiles): string[] {
  return (["avif", "webp"] as const).flatMap((format) =>
    widthsIn(format, picture.widths).map((width) => pictureFile(picture, width, format)),
  );
}
