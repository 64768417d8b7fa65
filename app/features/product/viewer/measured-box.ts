import type { ModelViewerElement } from "@google/model-viewer";
import { $scene } from "@google/model-viewer/lib/model-viewer-base.js";

export type Point = readonly [x: number, y: number, z: number];

/** The box around what the catalog measures, in meters and in the model's own coordinates. */
export interface MeasuredBox {
  center: Point;
  /** From the center to the right side, to the top and to the front. */
  halves: readonly [right: Point, up: Point, front: Point];
}

/** What is read here of a vector, a matrix and a node of three.js, which has no types of its own. */
interface Vector {
  x: number;
  y: number;
  z: number;
  set: (x: number, y: number, z: number) => Vector;
  clone: () => Vector;
  applyMatrix4: (matrix: Matrix) => Vector;
}
interface Matrix {
  clone: () => Matrix;
  invert: () => Matrix;
  premultiply: (matrix: Matrix) => Matrix;
}
interface Box {
  min: Vector;
  max: Vector;
  clone: () => Box;
  makeEmpty: () => Box;
  union: (box: Box) => Box;
  applyMatrix4: (matrix: Matrix) => Box;
}
interface Node {
  matrixWorld: Matrix;
  geometry?: { boundingBox: Box | null; computeBoundingBox: () => void };
  updateWorldMatrix: (parents: boolean, children: boolean) => void;
  traverse: (visit: (node: Node) => void) => void;
  getObjectByName: (name: string) => Node | undefined;
}

/** Name of the node that the catalog measures, in a model of more than that (a pair, a set). */
const measured = "measured";

/**
 * The box of what the catalog measures, along its own axes: a leaning mirror is measured along its glass.
 * Without such a node it is the whole model.
 */
export function measuredBox(element: ModelViewerElement): MeasuredBox {
  const scene = element[$scene] as unknown as { target: Node; boundingBox: Box };
  const { target, boundingBox } = scene;
  const node = target.getObjectByName(measured);
  if (!node) return boxOf(boundingBox, ({ x, y, z }) => [x, y, z]);
  node.updateWorldMatrix(true, true);
  const toNode = node.matrixWorld.clone().invert();
  const toModel = node.matrixWorld.clone().premultiply(target.matrixWorld.clone().invert());
  const box = boundingBox.clone().makeEmpty();
  node.traverse(({ geometry, matrixWorld }) => {
    if (!geometry) return;
    geometry.computeBoundingBox();
    const part = geometry.boundingBox?.clone();
    if (part) box.union(part.applyMatrix4(matrixWorld.clone().premultiply(toNode)));
  });
  return boxOf(box, (corner) => {
    const { x, y, z } = corner.clone().applyMatrix4(toModel);
    return [x, y, z];
  });
}

function boxOf({ min, max }: Box, toModel: (corner: Vector) => Point): MeasuredBox {
  const at = (x: number, y: number, z: number) => toModel(min.clone().set(x, y, z));
  const center = at((min.x + max.x) / 2, (min.y + max.y) / 2, (min.z + max.z) / 2);
  const half = (point: Point) => minus(point, center);
  return {
    center,
    halves: [
      half(at(max.x, (min.y + max.y) / 2, (min.z + max.z) / 2)),
      half(at((min.x + max.x) / 2, max.y, (min.z + max.z) / 2)),
      half(at((min.x + max.x) / 2, (min.y + max.y) / 2, max.z)),
    ],
  };
}

function minus([x, y, z]: Point, [a, b, c]: Point): Point {
  return [x - a, y - b, z - c];
}
