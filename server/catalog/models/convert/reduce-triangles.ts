import type { Document, Mesh, Primitive } from "@gltf-transform/core";
import { compactPrimitive, weld } from "@gltf-transform/functions";
import { MeshoptSimplifier } from "meshoptimizer/simplifier";
import { cornersOf, floatsOf, triangleCount } from "./numbers.ts";

/** How much a change of the normals counts beside one of the shape, so that edges stay sharp. */
const NORMAL_WEIGHT = 0.5;
/** Relative to a surface's size: as far as it takes, the least visible changes first. */
const ANY_ERROR = 1;

/** How many triangles a model has; a mesh that is drawn several times counts once. */
export function trianglesIn(document: Document): number {
  return surfacesOf(document).reduce((sum, primitive) => sum + triangleCount(primitive), 0);
}

/** How many triangles a mesh has. */
export function trianglesOfMesh(mesh: Mesh): number {
  return mesh.listPrimitives().reduce((sum, primitive) => sum + triangleCount(primitive), 0);
}

/**
 * Reduces a model to at most so many triangles, where they are seen least; the number may stay
 * higher if its surfaces hang together nowhere.
 */
export async function reduceTriangles(document: Document, most: number): Promise<void> {
  await MeshoptSimplifier.ready;
  await document.transform(weld());
  for (const flags of [[], ["Permissive", "Prune"]] as const) {
    const share = most / trianglesIn(document);
    if (share >= 1) return;
    for (const primitive of surfacesOf(document)) simplify(primitive, share, flags);
  }
}

function surfacesOf(document: Document): Primitive[] {
  const meshes = document.getRoot().listMeshes();
  return [...new Set(meshes.flatMap((mesh) => mesh.listPrimitives()))];
}

function simplify(
  primitive: Primitive,
  share: number,
  flags: readonly ("Permissive" | "Prune")[],
): void {
  const points = primitive.getAttribute("POSITION");
  const indices = primitive.getIndices();
  if (!points || !indices) return;
  const corners = cornersOf(primitive);
  const wanted = Math.floor(triangleCount(primitive) * share) * 3;
  const normals = primitive.getAttribute("NORMAL");
  const [kept] = normals
    ? MeshoptSimplifier.simplifyWithAttributes(
        corners,
        floatsOf(points),
        3,
        floatsOf(normals),
        3,
        [NORMAL_WEIGHT, NORMAL_WEIGHT, NORMAL_WEIGHT],
        null,
        wanted,
        ANY_ERROR,
        [...flags],
      )
    : MeshoptSimplifier.simplify(corners, floatsOf(points), 3, wanted, ANY_ERROR, [...flags]);
  indices.setArray(kept.slice() as Uint32Array<ArrayBuffer>);
  compactPrimitive(primitive);
}
