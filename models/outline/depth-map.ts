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

/** What a view sees, in square cells by row from the top left corner of the model's bounds. */
export interface DepthMap {
  columns: number;
  rows: number;
  /** How near the model's surface is, in cells; -Infinity where the model isn't. */
  near: Float64Array;
  /** The number of the piece that is seen. */
  pieces: Int32Array;
}

/** A corner of a triangle in cells, from the top left. */
type Corner = readonly [x: number, y: number, near: number];

/**
 * Surfaces no farther apart than this, in cells, are one above the other: which piece is seen may
 * not change from cell to cell.
 */
const touching = 4;

/**
 * A view of triangles in cells of `cell` meters. Every cell that an edge of a triangle passes
 * through counts, so that parts thinner than a cell are there too.
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
  const columns = Math.max(1, Math.round((right - left) / cell));
  const rows = Math.max(1, Math.round((bottom - top) / cell));
  const map = {
    columns,
    rows,
    near: new Float64Array(columns * rows).fill(-Infinity),
    pieces: new Int32Array(columns * rows),
  };
  const corner = (at: number): Corner => [
    (along(triangles, at, view.right) - left) / cell,
    (along(triangles, at, view.down) - top) / cell,
    along(triangles, at, view.near) / cell,
  ];
  pieces.forEach((piece, k) => {
    drawTriangle(map, piece, [corner(9 * k), corner(9 * k + 3), corner(9 * k + 6)]);
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

type Corners = readonly [Corner, Corner, Corner];

function drawTriangle(map: DepthMap, piece: number, corners: Corners): void {
  const [a, b, c] = corners;
  drawEdge(map, piece, a, b);
  drawEdge(map, piece, b, c);
  drawEdge(map, piece, c, a);
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
      cover(map, piece, column, row, near);
    }
  }
}

function cellsAcross([a, b, c]: Corners, axis: 0 | 1, count: number): [number, number] {
  const [first, last] = [Math.min(a[axis], b[axis], c[axis]), Math.max(a[axis], b[axis], c[axis])];
  return [Math.max(0, Math.floor(first)), Math.min(count - 1, Math.floor(last))];
}

function drawEdge(map: DepthMap, piece: number, from: Corner, to: Corner): void {
  const [x, y, near] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const steps = Math.max(1, Math.ceil(2 * Math.max(Math.abs(x), Math.abs(y))));
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const [column, row] = [Math.floor(from[0] + share * x), Math.floor(from[1] + share * y)];
    cover(map, piece, column, row, from[2] + share * near);
  }
}

function cover(map: DepthMap, piece: number, column: number, row: number, near: number): void {
  // What ends exactly at the bounds would begin a cell outside.
  const at = Math.min(row, map.rows - 1) * map.columns + Math.min(column, map.columns - 1);
  const before = map.near[at] ?? -Infinity;
  const isFirst = near > before - touching && piece < (map.pieces[at] ?? 0);
  if (near > before + touching || isFirst) map.pieces[at] = piece;
  map.near[at] = Math.max(before, near);
}
