import type { mat4 } from "@gltf-transform/core";
import { type ModelSizes, sides } from "#domain/model/model-sizes.ts";
import { inchesPer, type ModelUnit } from "#domain/model/model-unit.ts";
import { multiply } from "./matrix.ts";
import { type Box, boxAround, type PlacedMesh } from "./placed-meshes.ts";

/** How the owner says that a file is to be read. */
export interface Reading {
  unit: ModelUnit;
  /** Degrees to the left, seen from above. */
  turn: 0 | 90 | 180 | 270;
}

/** Where a model stands and how large it is, as read. */
export interface Measured {
  /** From the file's coordinates to meters, turned. */
  matrix: mat4;
  /** Around all of it, meters. */
  box: Box;
  /** What the catalog measures of it, inches. */
  sizes: ModelSizes;
}

const METERS_PER_INCH = 0.0254;
/** A move of less isn't worth telling, meters. */
const NOTICED = 0.001;

/** Measures a model: all of it, or what its node `measured` holds. */
export function measure(placed: readonly PlacedMesh[], { unit, turn }: Reading): Measured {
  const matrix = turned(turn, inchesPer[unit] * METERS_PER_INCH);
  const matrixOf = (each: PlacedMesh) => multiply(matrix, each.matrix);
  const box = boxAround(placed, matrixOf);
  const marked = placed.filter(({ isMeasured }) => isMeasured);
  const { min, max } = marked.length > 0 ? boxAround(marked, matrixOf) : box;
  const inches = (axis: 0 | 1 | 2) => (max[axis] - min[axis]) / METERS_PER_INCH;
  return { matrix, box, sizes: { width: inches(0), length: inches(2), height: inches(1) } };
}

/** Whether there is any surface: a point or a line has none. */
export function hasSurface(sizes: ModelSizes): boolean {
  return sides.filter((side) => sizes[side] > 0).length >= 2;
}

/**
 * The matrix that makes a model true to size, sets it on the floor and centers it.
 * @param factor from its size as read.
 * @returns also what that changes, one line each.
 */
export function standing({ matrix, box }: Measured, factor: number) {
  const { min, max } = box;
  const middle = (axis: 0 | 2) => ((min[axis] + max[axis]) / 2) * factor;
  const [x, y, z] = [middle(0), min[1] * factor, middle(2)];
  const move: mat4 = [factor, 0, 0, 0, 0, factor, 0, 0, 0, 0, factor, 0, -x, -y, -z, 1];
  const beside = Math.hypot(x, z);
  const notes = [
    ...(beside > NOTICED ? [`Moved ${inches(beside)} to the center.`] : []),
    ...(y > NOTICED ? [`Set on the floor: it floated ${inches(y)} above.`] : []),
    ...(y < -NOTICED ? [`Set on the floor: it reached ${inches(-y)} below.`] : []),
  ];
  return { move: multiply(move, matrix), notes };
}

function turned(turn: Reading["turn"], scale: number): mat4 {
  const cos = scale * (turn === 0 ? 1 : turn === 180 ? -1 : 0);
  const sin = scale * (turn === 90 ? 1 : turn === 270 ? -1 : 0);
  return [cos, 0, -sin, 0, 0, scale, 0, 0, sin, 0, cos, 0, 0, 0, 0, 1];
}

function inches(meters: number): string {
  return `${(meters / METERS_PER_INCH).toLocaleString("en-US", { maximumFractionDigits: 1 })} in`;
}
