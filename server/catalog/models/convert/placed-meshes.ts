import type { Document, Mesh, mat4, Node, Scene, vec3 } from "@gltf-transform/core";
import type { Visibility } from "@gltf-transform/extensions";
import { determinant } from "./matrix.ts";

/** A mesh in the place where a scene draws it. */
export interface PlacedMesh {
  mesh: Mesh;
  /** From the mesh's own coordinates to the scene's. */
  matrix: mat4;
  /** Of the node that places it. */
  name: string;
  /** Whether it belongs to the node `measured`, which alone is measured if there is one. */
  isMeasured: boolean;
}

/** The node that says what the catalog measures, such as one lamp of a pair. */
export const MEASURED = "measured";

/** The scene that viewers show: the default, else the first, else one of all nodes. */
export function shownScene(document: Document): Scene {
  const root = document.getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0];
  if (scene) return scene;
  const made = document.createScene();
  for (const node of root.listNodes()) if (!node.getParentNode()) made.addChild(node);
  return made;
}

/** All meshes that a scene draws; what is hidden or has no extent is left out. */
export function placedMeshes(scene: Scene): PlacedMesh[] {
  const placed: PlacedMesh[] = [];
  const visit = (node: Node, isWithinMeasured: boolean): void => {
    if (node.getExtension<Visibility>("KHR_node_visibility")?.getVisible() === false) return;
    const isMeasured = isWithinMeasured || node.getName() === MEASURED;
    const mesh = node.getMesh();
    const matrix = node.getWorldMatrix();
    if (mesh && mesh.listPrimitives().length > 0 && Math.abs(determinant(matrix)) > 0) {
      placed.push({ mesh, matrix, name: node.getName(), isMeasured });
    }
    for (const child of node.listChildren()) visit(child, isMeasured);
  };
  for (const node of scene.listChildren()) visit(node, false);
  return placed;
}

/** The smallest box around points. */
export interface Box {
  min: vec3;
  max: vec3;
}

/** The box around meshes in their places, each multiplied by a matrix before. */
export function boxAround(placed: readonly PlacedMesh[], matrixOf: (placed: PlacedMesh) => mat4) {
  const box: Box = {
    min: [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    max: [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
  };
  for (const each of placed) {
    const m = matrixOf(each);
    const rows = [0, 1, 2].map((axis) => [m[axis], m[4 + axis], m[8 + axis], m[12 + axis]]);
    for (const primitive of each.mesh.listPrimitives()) {
      const points = primitive.getAttribute("POSITION")?.getArray() ?? [];
      for (let at = 0; at < points.length; at += 3) {
        const [x = 0, y = 0, z = 0] = [points[at], points[at + 1], points[at + 2]];
        for (const axis of [0, 1, 2] as const) {
          const [a = 0, b = 0, c = 0, d = 0] = rows[axis] ?? [];
          const value = a * x + b * y + c * z + d;
          if (value < box.min[axis]) box.min[axis] = value;
          if (value > box.max[axis]) box.max[axis] = value;
        }
      }
    }
  }
  return box;
}
