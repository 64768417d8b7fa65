import type { Triangles } from "./triangles.ts";

/** A coordinate of a model, and whether it increases or decreases in that direction. */
interface Direction {
  axis: 0 | 1 | 2;
  sign: 1 | -1;
}

/** How a view looks at a model. */
export interface View {
  right: Direction;
  down: Direction;
  /** Toward the viewer. */
  near: Direction;
}

/**
 * What a view sees, in square cells by row from the top left corner of the model's bounds, with one
 * more cell on every side where the model isn't.
 */
export interface DepthMap {
  /** With these additional cells. */
  columns: number;
  rows: number;
  /** How near the model's surface is, in cells; -Infinity where the model isn't. */
  near: Float64Array;
  /** The number of the piece that is seen. */
  pieces: Int32Array;
}

/** A corner of a triangle in cells. */
type Corner = readonly [x: number, y: number, near: number];
type Corners = readonly [Corner, Corner, Corner];

/**
 * Surfaces no farther apart than this, in cells, are one above the other: which piece is seen may
 * not change from cell to cell.
 */
const touching = 4;

/**
 * A view of triangles in cells of `cell` meters. What is too thin for any cell's center to be on it
 * has the cells that its edges pass through.
 *
 * @param pieces the number of the piece of each triangle.
 */
export function depthMap(
  triangles: Triangles,
  pieces: Int32Array,
  view: View,
  cell: number,
): DepthMap {
  const [left, right] = extent(triangles, view.right);
  const [top, bottom] = extent(triangles, view.down);
  const columns = 2 + Math.max(1, Math.round((right - left) / cell));
  const rows = 2 + Math.max(1, Math.round((bottom - top) / cell));
  const near = new Float64Array(columns * rows).fill(-Infinity);
  const map = { columns, rows, near, pieces: new Int32Array(columns * rows) };
  const corner = (at: number): Corner => [
    1 + (along(triangles, at, view.right) - left) / cell,
    1 + (along(triangles, at, view.down) - top) / cell,
    along(triangles, at, view.near) / cell,
  ];
  const corners = (k: number): Corners => [corner(9 * k), corner(9 * k + 3), corner(9 * k + 6)];
  pieces.forEach((piece, k) => {
    fillTriangle(map, piece, corners(k));
  });
  const isFilled = near.map((depth) => (depth === -Infinity ? 0 : 1));
  pieces.forEach((piece, k) => {
    const [a, b, c] = corners(k);
    drawEdge(map, isFilled, piece, [a, b]);
    drawEdge(map, isFilled, piece, [b, c]);
    drawEdge(map, isFilled, piece, [c, a]);
  });
  return map;
}

function along(triangles: Triangles, at: number, { axis, sign }: Direction): number {
  return (triangles[at + axis] ?? 0) * sign;
}

/** The least and the greatest coordinate of triangles in a direction. */
export function extent(triangles: Triangles, direction: Direction): [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity];
  for (let at = 0; at < triangles.length; at += 3) {
    const value = along(triangles, at, direction);
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return [least, most];
}

function fillTriangle(map: DepthMap, piece: number, corners: Corners): void {
  const [a, b, c] = corners;
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (area === 0) return;
  const [firstColumn, lastColumn] = cellsAcross(corners, 0, map.columns);
  const [firstRow, lastRow] = cellsAcross(corners, 1, map.rows);
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const x = column + 0.5 - a[0];
      const y = row + 0.5 - a[1];
      const ofB = (x * (c[1] - a[1]) - y * (c[0] - a[0])) / area;
      const ofC = (y * (b[0] - a[0]) - x * (b[1] - a[1])) / area;
      if (ofB < 0 || ofC < 0 || ofB + ofC > 1) continue;
      const near = a[2] + ofB * (b[2] - a[2]) + ofC * (c[2] - a[2]);
      cover(map, piece, row * map.columns + column, near);
    }
  }
}

function cellsAcross([a, b, c]: Corners, axis: 0 | 1, count: number): [number, number] {
  const [first, last] = [Math.min(a[axis], b[axis], c[axis]), Math.max(a[axis], b[axis], c[axis])];
  return [Math.max(1, Math.floor(first)), Math.min(count - 2, Math.floor(last))];
}

/** Covers cells along an edge, but none beside what is filled, which would be made wider. */
function drawEdge(
  map: DepthMap,
  isFilled: Float64Array,
  piece: number,
  [from, to]: readonly [Corner, Corner],
): void {
  const [x, y, near] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const steps = Math.max(1, Math.ceil(2 * Math.max(Math.abs(x), Math.abs(y))));
  const around = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((cell) => row * map.columns + cell));
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const column = Math.min(map.columns - 2, Math.floor(from[0] + share * x));
    const row = Math.min(map.rows - 2, Math.floor(from[1] + share * y));
    const cell = row * map.columns + column;
    if (around.some((beside) => isFilled[cell + beside] === 1)) continue;
    cover(map, piece, cell, from[2] + share * near);
  }
}

function cover(map: DepthMap, piece: number, cell: number, near: number): void {
  const before = map.near[cell] ?? -Infinity;
  const isFirst = near > before - touching && piece < (map.pieces[cell] ?? 0);
  if (near > before + touching || isFirst) map.pieces[cell] = piece;
  map.near[cell] = Math.max(before, near);
}
