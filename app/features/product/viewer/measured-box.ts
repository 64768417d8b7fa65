export type Point = readonly [x: number, y: number, z: number];

/** The box around what the catalog measures, in meters and in the model's own coordinates. */
export interface MeasuredBox {
  center: Point;
  /** From the center to the right side, to the top and to the front. */
  halves: readonly [right: Point, up: Point, front: Point];
}

/** What is read of a vector, a box, a node and a scene of three.js, which has no types of its own. */
interface Vector {
  x: number;
  y: number;
  z: number;
  set: (x: number, y: number, z: number) => Vector;
  clone: () => Vector;
}
interface Box {
  min: Vector;
  max: Vector;
  clone: () => Box;
  makeEmpty: () => Box;
  expandByPoint: (point: Vector) => Box;
}
interface Node {
  geometry?: { boundingBox: Box | null; computeBoundingBox: () => void };
  localToWorld: (point: Vector) => Vector;
  worldToLocal: (point: Vector) => Vector;
  traverse: (visit: (node: Node) => void) => void;
  getObjectByName: (name: string) => Node | undefined;
}

/** The scene in which the viewer keeps a model. */
export interface ModelScene {
  /** Holds the model. */
  target: Node;
  boundingBox: Box;
}

/** Name of the node that the catalog measures, in a model of more than that (a pair, a set). */
const measured = "measured";

/**
 * The box of what the catalog measures, along its own axes: a leaning mirror is measured along its glass.
 * Without such a node it is the whole model.
 */
export function measuredBox({ target, boundingBox }: ModelScene): MeasuredBox {
  const node = target.getObjectByName(measured);
  if (!node) return boxOf(boundingBox, (point) => point);
  const box = boundingBox.clone().makeEmpty();
  node.traverse((part) => {
    part.geometry?.computeBoundingBox();
    for (const corner of cornersOf(part.geometry?.boundingBox)) {
      box.expandByPoint(node.worldToLocal(part.localToWorld(corner)));
    }
  });
  return boxOf(box, (point) => target.worldToLocal(node.localToWorld(point)));
}

function cornersOf(box: Box | null | undefined): Vector[] {
  if (!box) return [];
  const { min, max } = box;
  return [min.x, max.x].flatMap((x) =>
    [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => min.clone().set(x, y, z))),
  );
}

function boxOf({ min, max }: Box, toModel: (point: Vector) => Vector): MeasuredBox {
  const middle = [(min.x + max.x) / 2, (min.y + max.y) / 2, (min.z + max.z) / 2] as const;
  const at = (x: number, y: number, z: number): Point => {
    const point = toModel(min.clone().set(x, y, z));
    return [point.x, point.y, point.z];
  };
  const center = at(...middle);
  const half = ([x, y, z]: Point): Point => [x - center[0], y - center[1], z - center[2]];
  return {
    center,
    halves: [
      half(at(max.x, middle[1], middle[2])),
      half(at(middle[0], max.y, middle[2])),
      half(at(middle[0], middle[1], max.z)),
    ],
  };
}
