/** A finished 3D model of a product. */
export interface ModelData {
  /** Address of its GLB file. */
  src: string;
  /** The camera's angle in its first picture, in degrees to the right of the front. */
  azimuth: number;
  /** Colors it can be shown in; empty if it has only one. */
  colors: { label: string; colorHex: string }[];
  /** Whether its place in a room is on the wall and not on the floor. */
  onWall?: true;
}

/** The color to show a model in: this one if it has it, else its first; "" if it has only one look. */
export function modelColor({ colors }: Pick<ModelData, "colors">, wanted: string | null): string {
  const found = colors.find(({ label }) => label === wanted) ?? colors[0];
  return found?.label ?? "";
}

/**
 * Path of a product's 3D page (rule 5.15).
 * @param url the product's path; a variant in it is left out
 * @param color label of the color to show; the first without it
 */
export function modelPagePath(url: string, color = ""): string {
  return inColor(`${url.replace(/\?.*/, "")}/3d`, color);
}

/** An address that names a color, or the address itself for a model with one look ("").  */
export function inColor(address: string, color: string): string {
  return color === "" ? address : `${address}?color=${encodeURIComponent(color)}`;
}
