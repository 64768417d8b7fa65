import { finishedFiles } from "#pictures/files.ts";
import type { PictureRow } from "#server/store/schema.ts";
import type { NamedPicture } from "./starter-pictures.ts";

/** Identifies the photograph, because a name may have several over time. */
export type PictureKey = Pick<PictureRow, "name" | "hash">;

/** The picture of a row as pages show it: with the widths made so far. */
export function pictureOfRow(
  row: Pick<PictureRow, "name" | "hash" | "width" | "height" | "placeholder" | "widths">,
): NamedPicture {
  const { name, hash, width, height, placeholder } = row;
  return { name, hash, width, height, placeholder, widths: widthsIn(row.widths) };
}

/** The stored form of widths. */
export function widthsText(widths: readonly number[]): string {
  return widths.join(",");
}

function widthsIn(text: string): number[] {
  return text === "" ? [] : text.split(",").map(Number);
}

/** The media path of a photograph as it was prepared for publishing. */
export function originalPath({ name, hash }: PictureKey): string {
  return `${name}/original.${hash}.jpg`;
}

/** The media paths of all files of a finished photograph. */
export function madePaths(row: PictureKey & Pick<PictureRow, "width">): string[] {
  return finishedFiles(row.name, row).map((file) => `${row.name}/${file}`);
}
