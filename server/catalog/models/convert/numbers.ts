import type { Accessor, Primitive } from "@gltf-transform/core";

/** An attribute's numbers as floats, whatever they are stored as; a copy. */
export function floatsOf(accessor: Accessor): Float32Array {
  const count = accessor.getCount();
  const size = accessor.getElementSize();
  const stored = accessor.getArray();
  if (stored instanceof Float32Array) return stored.slice();
  const floats = new Float32Array(count * size);
  const element: number[] = [];
  for (let index = 0; index < count; index += 1) {
    accessor.getElement(index, element);
    for (let k = 0; k < size; k += 1) floats[index * size + k] = element[k] ?? 0;
  }
  return floats;
}

/** The corners of a surface's triangles, as indices of its points. */
export function cornersOf(primitive: Primitive): Uint32Array {
  const indices = primitive.getIndices()?.getArray();
  if (indices) return Uint32Array.from(indices);
  const count = primitive.getAttribute("POSITION")?.getCount() ?? 0;
  return Uint32Array.from({ length: count - (count % 3) }, (_, index) => index);
}

/** How many triangles a surface has. */
export function triangleCount(primitive: Primitive): number {
  const indices = primitive.getIndices();
  const corners = indices?.getCount() ?? primitive.getAttribute("POSITION")?.getCount() ?? 0;
  return Math.floor(corners / 3);
}
