import { filesOf, type PictureFormat, pictureFile, widthsIn } from "#ui/picture-files.ts";
import type { PictureEntry } from "./manifest.ts";
import { widthsFor } from "./widths.ts";

/** Names of the files of picture `name` once all widths of its original are made. */
export function finishedFiles(
  name: string,
  { hash, width }: Pick<PictureEntry, "hash" | "width">,
): string[] {
  return filesOf({ hash, widths: widthsFor(name, width) });
}

/** Names of the files of one of a picture's widths. */
export function filesOfWidth(picture: Pick<PictureEntry, "hash" | "widths">, width: number) {
  const formats = (["avif", "webp"] as const satisfies PictureFormat[]).filter((format) =>
    widthsIn(format, picture.widths).includes(width),
  );
  return formats.map((format) => pictureFile(picture, width, format));
}
