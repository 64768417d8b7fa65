import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import { pictureFile } from "#ui/picture-files.ts";

/** Addresses of a product's small picture. */
export interface Thumb {
  avif: string;
  webp: string;
}

/** The small picture of a product or variant; null if it has none, or left the catalog. */
export function thumbOf(catalog: Catalog, id: string): Thumb | null {
  return thumbNamed(catalog, catalog.byId(id)?.image);
}

/** A small picture by its name; null if there is none of that name. */
export function thumbNamed(catalog: Catalog, name: string | undefined): Thumb | null {
  const picture = catalog.pictureNamed(name);
  const width = picture?.widths[0];
  if (!picture || width === undefined) return null;
  const address = (format: "avif" | "webp") =>
    `/pictures/${picture.name}/${pictureFile(picture, width, format)}`;
  return { avif: address("avif"), webp: address("webp") };
}
