import manifest from "#shop/pictures.json";
import type { PictureData } from "#ui/picture.tsx";

const pictures: Record<string, Omit<PictureData, "name"> | undefined> = manifest;

/** The finished picture of that name, or null when none was made yet. */
export function pictureNamed(name: string | undefined): PictureData | null {
  const found = name ? pictures[name] : undefined;
  return name && found ? { name, ...found } : null;
}
