import type { Primitive, TextureInfo } from "@gltf-transform/core";
import type { Transform } from "@gltf-transform/extensions";

/** Where a picture is on a surface: `u v` of each vertex, with v upward as USD has it. */
export type MapCoordinates = Float32Array;

/**
 * The coordinates at which a surface reads a picture, with its texture transform applied; undefined
 * if the surface has none.
 */
export function mapCoordinates(
  primitive: Primitive,
  info: TextureInfo,
): MapCoordinates | undefined {
  const transform = info.getExtension<Transform>("KHR_texture_transform");
  const set = transform?.getTexCoord() ?? info.getTexCoord();
  const coordinates = primitive.getAttribute(`TEXCOORD_${set}`);
  if (!coordinates) return undefined;
  const place = placed(transform);
  const made = new Float32Array(coordinates.getCount() * 2);
  for (let vertex = 0; vertex < coordinates.getCount(); vertex += 1) {
    const [u = 0, v = 0] = coordinates.getElement(vertex, []);
    const [x, y] = place(u, v);
    made[vertex * 2] = x;
    made[vertex * 2 + 1] = 1 - y;
  }
  return made;
}

function placed(transform: Transform | null): (u: number, v: number) => [number, number] {
  if (!transform) return (u, v) => [u, v];
  const [left, top] = transform.getOffset();
  const [width, height] = transform.getScale();
  const sin = Math.sin(transform.getRotation());
  const cos = Math.cos(transform.getRotation());
  return (u, v) => [
    cos * width * u + sin * height * v + left,
    -sin * width * u + cos * height * v + top,
  ];
}
