import { type Document, Primitive } from "@gltf-transform/core";
import { reorder, weld } from "@gltf-transform/functions";
import { MeshoptEncoder } from "meshoptimizer";

/**
 * Merges vertices that are equal in everything, leaves out triangles that have no area left, and
 * orders triangles and vertices so that neighbors follow each other, which compresses better.
 */
export async function orderVertices(document: Document): Promise<void> {
  await document.transform(weld());
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) removeFlat(primitive);
    if (mesh.listPrimitives().length === 0) mesh.dispose();
  }
  await document.transform(reorder({ encoder: MeshoptEncoder, target: "size" }));
}

/** Removes triangles with two corners at the same vertex. */
function removeFlat(primitive: Primitive): void {
  const indices = primitive.getIndices();
  const corners = indices?.getArray();
  if (!indices || !corners || primitive.getMode() !== Primitive.Mode.TRIANGLES) return;
  const kept = corners.filter((_, at) => {
    const first = at - (at % 3);
    const [a, b, c] = corners.subarray(first, first + 3);
    return a !== b && b !== c && c !== a;
  });
  if (kept.length === 0) primitive.dispose();
  else if (kept.length < corners.length) indices.setArray(kept);
}
