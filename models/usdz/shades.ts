import type { Primitive } from "@gltf-transform/core";
import type { MapCoordinates } from "./map-coordinates.ts";

type Color = [red: number, green: number, blue: number];

/** Light baked into the vertices of a surface. */
export interface Shades {
  /** How bright each vertex is, 0 to 1, as coordinates of a picture that gets brighter to the right. */
  coordinates: MapCoordinates;
  /** What color the vertices have on average; white for light alone. */
  tint: Color;
}

/** The part of the picture's width at each end that has the end's brightness: it is repeated. */
export const rampMargin = 1 / 16;

/** The vertex colors of a surface as brightness and tint; undefined if it has none. */
export function shadesOf(primitive: Primitive): Shades | undefined {
  const colors = primitive.getAttribute("COLOR_0");
  if (!colors) return undefined;
  const count = colors.getCount();
  const coordinates = new Float32Array(count * 2);
  const sum: Color = [0, 0, 0];
  let brightness = 0;
  for (let vertex = 0; vertex < count; vertex += 1) {
    const [red = 1, green = 1, blue = 1] = colors.getElement(vertex, []);
    const brightest = Math.min(1, Math.max(red, green, blue, 0));
    coordinates[vertex * 2] = rampMargin + brightest * (1 - 2 * rampMargin);
    brightness += brightest;
    for (const [at, part] of [red, green, blue].entries()) sum[at] = (sum[at] ?? 0) + part;
  }
  const tint = sum.map((part) => (brightness > 0 ? Math.min(1, part / brightness) : 1));
  return { coordinates, tint: tint as Color };
}
