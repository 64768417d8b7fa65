import manifest from "#shop/pictures.json";
import type { PictureData } from "#ui/picture.tsx";

const pictures: Record<string, Omit<PictureData, "name"> | undefined> = manifest;

/** The published picture of that name, or null if there is none yet. */
export function pictureNamed(name: string | undefined): PictureData | null {
  const found = name ? pictures[name] : undefined;
  return name && found ? { name, ...found } : null;
}
