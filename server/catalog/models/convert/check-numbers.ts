import type { Primitive } from "@gltf-transform/core";
import type { PlacedMesh } from "./placed-meshes.ts";

/**
 * Why these meshes can't be drawn: none, a number that isn't one, a triangle without its points;
 * undefined if they can.
 */
export function numberFault(placed: readonly PlacedMesh[]): string | undefined {
  for (const mesh of new Set(placed.map((each) => each.mesh))) {
    for (const primitive of mesh.listPrimitives()) {
      const fault = faultOf(primitive);
      if (fault) return fault;
    }
  }
  if (placed.length === 0) return "there is nothing in it to draw.";
  if (placed.some(({ matrix }) => !matrix.every(Number.isFinite))) {
    return "a place in it is not a number.";
  }
  return undefined;
}

function faultOf(primitive: Primitive): string | undefined {
  const points = primitive.getAttribute("POSITION");
  const count = points?.getCount() ?? 0;
  for (const semantic of primitive.listSemantics()) {
    const attribute = primitive.getAttribute(semantic);
    if (attribute?.getCount() !== count)
      return `its ${semantic} has another length than its points.`;
    const values = attribute.getArray();
    if (values instanceof Float32Array && !allFinite(values)) {
      return `a number of its ${semantic} is not a number.`;
    }
  }
  const corners = primitive.getIndices()?.getArray();
  if (corners && largest(corners) >= count) return "a triangle names a point that isn't there.";
  return undefined;
}

function allFinite(values: Float32Array): boolean {
  for (let at = 0; at < values.length; at += 1) if (!Number.isFinite(values[at])) return false;
  return true;
}

function largest(values: ArrayLike<number>): number {
  let most = -1;
  for (let at = 0; at < values.length; at += 1) most = Math.max(most, values[at] ?? 0);
  return most;
}
