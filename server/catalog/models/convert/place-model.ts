import {
  type Document,
  MathUtils,
  type Mesh,
  type mat4,
  type vec3,
  type vec4,
} from "@gltf-transform/core";
import { determinant, inverse, multiply, transformNormals, transformPoints } from "./matrix.ts";
import { cornersOf, floatsOf } from "./numbers.ts";
import { MEASURED, type PlacedMesh } from "./placed-meshes.ts";

/**
 * Replaces a file's scenes by one with these meshes, moved by a matrix. Meshes then have their true
 * size and place in their own coordinates; one that is drawn in several places is kept once, where
 * it is drawn first, and its other nodes say how they differ.
 */
export function placeModel(document: Document, placed: readonly PlacedMesh[], move: mat4): void {
  const root = document.getRoot();
  for (const scene of root.listScenes()) scene.dispose();
  for (const node of root.listNodes()) node.dispose();
  const scene = document.createScene();
  root.setDefaultScene(scene);
  const measured = placed.some(({ isMeasured }) => isMeasured)
    ? document.createNode(MEASURED)
    : undefined;
  if (measured) scene.addChild(measured);
  for (const [mesh, places] of Map.groupBy(placed, ({ mesh }) => mesh)) {
    let first: { mesh: Mesh; undo: mat4 } | undefined;
    for (const { matrix, name, isMeasured } of places) {
      const target = multiply(move, matrix);
      const node = document.createNode(name === MEASURED ? "" : name);
      const differs = first && moveBetween(first.undo, target);
      if (first && differs) {
        node.setMesh(first.mesh);
        node.setTranslation(differs.translation);
        node.setRotation(differs.rotation).setScale(differs.scale);
      } else {
        const baked = bake(document, mesh, target);
        node.setMesh(baked);
        const undo = inverse(target);
        if (undo) first ??= { mesh: baked, undo };
      }
      (isMeasured && measured ? measured : scene).addChild(node);
    }
  }
}

/** The move from one place to another; undefined if a node can't say it because it shears. */
function moveBetween(undo: mat4, target: mat4) {
  const matrix = multiply(target, undo);
  const translation: vec3 = [0, 0, 0];
  const rotation: vec4 = [0, 0, 0, 1];
  const scale: vec3 = [1, 1, 1];
  MathUtils.decompose(matrix, translation, rotation, scale);
  const composed = MathUtils.compose(translation, rotation, scale, [...matrix]);
  const isSame = composed.every((value, at) => Math.abs(value - (matrix[at] ?? 0)) < 1e-5);
  return isSame ? { translation, rotation, scale } : undefined;
}

/** A copy of a mesh with a matrix applied to its points. */
function bake(document: Document, mesh: Mesh, matrix: mat4): Mesh {
  const copy = document.createMesh(mesh.getName());
  for (const primitive of mesh.listPrimitives()) {
    const own = primitive.clone();
    for (const semantic of primitive.listSemantics()) {
      const values = primitive.getAttribute(semantic);
      if (!values) continue;
      const floats = floatsOf(values);
      if (semantic === "POSITION") transformPoints(floats, matrix);
      if (semantic === "NORMAL") transformNormals(floats, matrix);
      const accessor = document.createAccessor().setType(values.getType());
      own.setAttribute(semantic, accessor.setArray(floats as Float32Array<ArrayBuffer>));
    }
    const corners = cornersOf(primitive) as Uint32Array<ArrayBuffer>;
    if (determinant(matrix) < 0) mirror(corners);
    own.setIndices(document.createAccessor().setType("SCALAR").setArray(corners));
    copy.addPrimitive(own);
  }
  return copy;
}

/** A mirrored triangle would be seen from its back. */
function mirror(corners: Uint32Array): void {
  for (let at = 0; at + 2 < corners.length; at += 3) {
    const [first = 0, , last = 0] = corners.subarray(at, at + 3);
    corners[at] = last;
    corners[at + 2] = first;
  }
}
